// Builds a workspace package for npm: plain ES modules with types, and a package.json that is ready to publish. In the
// workspace a package exports its TypeScript sources; here the same layout is written with every `.ts` turned into `.js`.
//
//   node scripts/build-package.js packages/engine [--out FOLDER] [--node]
//
// Everything under src is compiled, tests apart; the other entries of `files` are copied. Without --node the package must
// do without Node's own types, so that the build proves that it runs in browsers too.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, node: { type: 'boolean', default: false } },
  });
  const folder = resolve(positionals[0] ?? '.');
  if (!existsSync(join(folder, 'package.json'))) {
    throw new Error(`usage: build-package.js PACKAGE [--out FOLDER] [--node]: no package in ${folder}`);
  }
  const out = resolve(values.out ?? join(folder, 'dist'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const count = compile(folder, out, values.node);
  copyFiles(folder, out);
  console.log(`${relative('.', out) || out}: ${count} modules`);
}

/** Compiles the sources of one package, and none of the packages that it imports. */
function compile(folder, out, withNode) {
  const src = join(folder, 'src');
  const sources = readdirSync(src, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(src, name));
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(sources, {
    ...options,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: folder,
    outDir: out,
    target: ts.ScriptTarget.ES2022,
    types: withNode ? ['node'] : [],
  });
  const own = program.getSourceFiles().filter((file) => !relative(src, file.fileName).startsWith('..'));
  const problems = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
    ...program.getDeclarationDiagnostics(file),
  ]);
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, { ...ts.sys, ...formatting }));
  for (const file of own) program.emit(file);
  return own.length;
}

const formatting = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** What lies beside the modules: the other published files, the licence, and the package.json. */
function copyFiles(folder, out) {
  const {
    name,
    version,
    description,
    license,
    keywords,
    type,
    sideEffects,
    exports,
    imports,
    dependencies,
    files,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const entry of files ?? []) {
    if (entry === 'src' || !existsSync(join(folder, entry))) continue;
    mkdirSync(dirname(join(out, entry)), { recursive: true });
    cpSync(join(folder, entry), join(out, entry), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const built = JSON.parse(JSON.stringify({ exports, imports }).replaceAll('.ts"', '.js"'));
  const manifest = {
    ...{ name, version, description, keywords, license, type, sideEffects, engines: { node: '>=20' } },
    ...built,
    dependencies: dependencies && pinned(dependencies),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
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
