// Draws the pictures of link previews, one for each game, from the sheets of the built site (static/preview/*.png).
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHEETS } from '@reynard/engine';
import { launch } from './browser.ts';

const folder = fileURLToPath(new URL('../static/', import.meta.url));
const build = fileURLToPath(new URL('../build/', import.meta.url));
const fox = readFileSync(`${folder}icon.svg`, 'utf8');
mkdirSync(`${folder}preview`, { recursive: true });

const STYLE = `
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 60px; display: flex; gap: 60px; align-items: center;
    background: #f3eee4; color: #22201c; font-family: system-ui, sans-serif; overflow: hidden; }
  .words { flex: 1; display: grid; gap: 24px; }
  .words svg { width: 130px; }
  h1 { margin: 0; font-size: 68px; line-height: 1.1; }
  p { margin: 0; font-size: 40px; color: #5c564c; }
  .sheet { width: 500px; } .sheet svg { display: block; width: 100%; transform: scale(1.35); }`;

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { id, name } of SHEETS) {
  const sheet = readFileSync(`${build}pictures/light/${id}.svg`, 'utf8').replace(/^<\?xml[^>]*\?>/, '');
  await page.setContent(
    `<style>${STYLE}</style><div class="words">${fox}<h1>${name}</h1><p>Reynard</p></div><div class="sheet">${sheet}</div>`,
  );
  await page.screenshot({ path: `${folder}preview/${id}.png` });
}
await browser.close();
