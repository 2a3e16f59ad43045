import { load } from './bench/load.ts';
import { tempDir } from './test/world.ts';

console.log(
  await load({ storage: { DATA_DIR: tempDir() }, nodes: 1, tables: 500, seconds: 20, msPerMove: 3000 }),
);
process.exit(0);
