// Link previews: what a messenger shows of an invitation (Open Graph). Messengers run no scripts, so the server writes the lines
// into the page. The link names the language of who shares it (`?in=de`); nothing but the host's name and the game is told.
import { SHEETS } from '@reynard/engine';
import type { LiveTable } from './live-table.ts';

interface PreviewWords {
  invites(name: string, game: string): string;
  readonly about: string;
}

const WORDS: Readonly<Record<string, PreviewWords>> = {
  en: {
    invites: (name, game) => `${name} invites you to ${game}`,
    about: 'Play together in the browser: free, no account, a name is enough.',
  },
  de: {
    invites: (name, game) => `${name} lädt dich zu ${game} ein`,
    about: 'Spielt zusammen im Browser: kostenlos, ohne Konto, ein Name genügt.',
  },
  nl: {
    invites: (name, game) => `${name} nodigt je uit voor ${game}`,
    about: 'Speel samen in de browser: gratis, zonder account, een naam is genoeg.',
  },
  hu: {
    invites: (name, game) => `${name} játszani hív: ${game}`,
    about: 'Játsszatok együtt a böngészőben: ingyenes, regisztráció nélkül, elég egy név.',
  },
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** The id of the table in an address of the site. */
export const tableOfPath = (path: string): string | null => /^\/online\/([\w-]{22})$/.exec(path)?.[1] ?? null;

/** The lines for the head of a table's page. */
export function previewOf({ row, seats }: LiveTable, base: string, language: string | undefined): string {
  const words = WORDS[language ?? ''] ?? WORDS.en!;
  const host = seats.find(({ player_id }) => player_id !== null && player_id === row.host)?.name;
  const game = SHEETS.find(({ id }) => id === row.game)?.name ?? row.game;
  const title = row.status === 'waiting' && host ? words.invites(host, game) : game;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Reynard',
    'og:title': title,
    'og:description': words.about,
    'og:url': `${base}/online/${row.id}`,
    'og:image': `${base}/preview/${row.game}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const lines = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  return [...lines, '<meta name="twitter:card" content="summary_large_image" />'].join('\n');
}
