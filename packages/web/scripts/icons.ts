// Draws the PNG icons of the installed app from icon.svg.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.ts';

const folder = fileURLToPath(new URL('../static/', import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, 'utf8').replace('rx="7" ', '');
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: `${folder}icon-${size}.png` });
}
await browser.close();
