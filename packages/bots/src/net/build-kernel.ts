// Compiles kernel.wat into kernel-bytes.ts. Run after every change of kernel.wat; a test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import loadWabt from 'wabt';

/** Compiles kernel.wat into the bytes of a WebAssembly module. */
export async function compileKernel(): Promise<Uint8Array> {
  const wabt = await loadWabt();
  const source = readFileSync(new URL('kernel.wat', import.meta.url), 'utf8');
  const module = wabt.parseWat('kernel.wat', source, { simd: true });
  module.validate();
  return module.toBinary({}).buffer;
}

if (import.meta.main) {
  const base64 = Buffer.from(await compileKernel()).toString('base64');
  const lines = base64.match(/.{1,100}/g)!.map((line) => `  '${line}',`);
  writeFileSync(
    new URL('kernel-bytes.ts', import.meta.url),
    `// Made from kernel.wat by build-kernel.ts.\nexport const KERNEL_BASE64 = [\n${lines.join('\n')}\n].join('');\n`,
  );
}
