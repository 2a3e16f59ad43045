// Builds a workspace package for npm: plain ES modules with types, and a package.json that is ready to publish. In the
// workspace a package exports its TypeScript sources, which Node does not run from node_modules; here the same layout is
// written with every `.ts` turned into `.js`.
//
//   node scripts/build-package.js packages/engine [--out FOLDER] [--node | --dom]
//
// The modules that `exports` and `imports` lead to are compiled, and the other entries of `files` are copied. The build
// proves where a package runs by the types it compiles with: those of Node with --node, those of browsers with --dom,
// neither without.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Published packages run on this Node and later; it knows ES2023. */
const ENGINES = { node: '>=20' };
const LIBRARY = 'lib.es2023.d.ts';

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      node: { type: 'boolean', default: false },
      dom: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(positionals[0] ?? '.');
  if (!existsSync(join(folder, 'package.json'))) {
    throw new Error(
      `usage: build-package.js PACKAGE [--out FOLDER] [--node | --dom]: no package in ${folder}`,
    );
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const out = resolve(values.out ?? join(folder, 'dist'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const entries = sourcesIn([manifest.exports, manifest.imports]).map((path) => join(folder, path));
  const count = compile(folder, entries, out, values);
  copyFiles(folder, manifest.files, out);
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
  console.log(`${relative('.', out) || out}: ${count} modules`);
}

/** All paths of TypeScript files inside exports or imports. */
function sourcesIn(value) {
  if (typeof value === 'string') return value.endsWith('.ts') ? [value] : [];
  return Object.values(value ?? {}).flatMap(sourcesIn);
}

/** Compiles the sources of one package, and none of the packages that it imports. */
function compile(folder, entries, out, { node, dom }) {
  const src = join(folder, 'src');
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(entries, {
    ...options,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: folder,
    outDir: out,
    target: ts.ScriptTarget.ES2022,
    lib: dom ? [LIBRARY, 'lib.dom.d.ts'] : [LIBRARY],
    types: node ? ['node'] : [],
  });
  const own = program.getSourceFiles().filter((file) => !relative(src, file.fileName).startsWith('..'));
  const problems = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
    ...program.getDeclarationDiagnostics(file),
  ]);
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, { ...ts.sys, ...formatting }));
  // TypeScript rewrites the imports of modules, but neither those of declarations nor the paths of workers.
  const write = (path, text) =>
    ts.sys.writeFile(path, text.replace(/((?:from |import\(|new URL\()["'][^"']+)\.ts(?=["'])/g, '$1.js'));
  for (const file of own) program.emit(file, write);
  return own.length;
}

const formatting = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** What lies beside the modules, and the licence. */
function copyFiles(folder, files, out) {
  for (const entry of files.filter((name) => name !== 'src')) {
    mkdirSync(dirname(join(out, entry)), { recursive: true });
    cpSync(join(folder, entry), join(out, entry), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
}

/** The package.json of the built package. */
function published(manifest) {
  // In the workspace `private` keeps the sources from being published; scripts and development need the repository.
  const { private: _, scripts, devDependencies, exports, imports, dependencies, ...rest } = manifest;
  return {
    ...rest,
    engines: ENGINES,
    exports: builtExports(exports),
    ...(imports && { imports: JSON.parse(JSON.stringify(imports).replaceAll('.ts"', '.js"')) }),
    ...(dependencies && { dependencies: pinned(dependencies) }),
  };
}

function builtExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([name, path]) => [
      name,
      { types: path.replace(/\.ts$/, '.d.ts'), default: path.replace(/\.ts$/, '.js') },
    ]),
  );
}

/** A dependency on a package of this workspace means the version that stands here. */
function pinned(dependencies) {
  const versionOf = (name) =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      range === '*' ? `^${versionOf(name)}` : range,
    ]),
  );
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
