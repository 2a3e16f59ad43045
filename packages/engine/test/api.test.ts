// The public API: everything exported is documented, and the sources touch nothing outside. The published package is tested
// in packages/web/test/packages.test.ts, together with the others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const engine = join(root, 'packages/engine');
const readme = readFileSync(join(engine, 'README.md'), 'utf8');
const codeBlocks = [...readme.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language, code]) => ({
  language,
  code,
}));
const example = codeBlocks.find(({ language }) => language === 'js')!.code;

/** Comments and texts removed: what is left is code. */
const codeOf = (source: string) =>
  source.replace(/\/\*.*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gs, ' ');

describe('the sources', () => {
  const program = ts.createProgram([join(engine, 'src/index.ts')], {
    ...ts.convertCompilerOptionsFromJson(
      ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config.compilerOptions,
      root,
    ).options,
    types: [],
  });
  const checker = program.getTypeChecker();

  test('every exported thing has a comment, and so has every method of an exported class', () => {
    const index = program.getSourceFile(join(engine, 'src/index.ts'))!;
    const documented = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0;
    const hasComment = (node: ts.Node) =>
      ts.isExportDeclaration(node) && ts.getJSDocCommentsAndTags(node).length > 0;
    const bare: string[] = [];
    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(index)!)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      // The comment of `export * as` stands on the whole statement.
      const statement = exported.declarations![0].parent;
      const isCommented = documented(symbol) || documented(exported) || hasComment(statement);
      if (!isCommented) bare.push(exported.name);
      if (!(symbol.flags & ts.SymbolFlags.Class)) continue;
      for (const member of symbol.members!.values()) {
        const isCode =
          (member.flags & (ts.SymbolFlags.Method | ts.SymbolFlags.Accessor)) !== 0 &&
          !member.name.includes('#');
        if (isCode && !documented(member)) bare.push(`${exported.name}.${member.name}`);
      }
    }
    expect(bare).toEqual([]);
  });

  test('no dependency, no IO, no clock, no global randomness', () => {
    const sources = readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    expect(sources.length).toBeGreaterThan(20);
    const outside =
      /\b(Date|performance|process|console|globalThis|window|document|require|fetch|crypto|setTimeout|Buffer)\b|Math\.random/;
    for (const name of sources) {
      const source = readFileSync(join(engine, 'src', name), 'utf8');
      const imports = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path]) => path);
      expect(imports.filter((path) => !path.startsWith('.'))).toEqual([]);
      expect(codeOf(source).match(outside)?.[0], name).toBeUndefined();
    }
    const { dependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
    expect(dependencies).toBeUndefined();
  });

  test('no game is called by its name outside its sheet', () => {
    for (const name of readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.startsWith('sheets') || name === 'index.ts') continue;
      const source = readFileSync(join(engine, 'src', name), 'utf8');
      expect(source).not.toMatch(/'(ganz-schoen-clever|doppelt-so-clever|clever-hoch-drei|clever-4ever)'/);
    }
  });
});

describe('the README', () => {
  test('its example has at most 15 lines', () => {
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(15);
  });

  test('it lists every reason code', () => {
    const listed = [...readme.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)].map(([, code, text]) => [
      code,
      text,
    ]);
    expect(Object.fromEntries(listed)).toMatchObject(REASONS);
  });
});
