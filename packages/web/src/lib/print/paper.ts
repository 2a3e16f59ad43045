// The papers, and where sheets stand on a page, in millimetres. Two sheets stand side by side on a page on its side, four in
// two rows, so that every sheet is upright and the page can be cut in the middle.

export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297 },
  a5: { name: 'A5', width: 148, height: 210 },
  letter: { name: 'Letter', width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

export const SHEETS_PER_PAGE = [1, 2, 4] as const;
export type SheetsPerPage = (typeof SHEETS_PER_PAGE)[number];

/** No printer reaches the edge of the paper, and nobody cuts exactly. */
export const MARGIN = 6;

export interface Page {
  readonly width: number;
  readonly height: number;
  /** Sheets beside each other, and rows of them. */
  readonly columns: number;
  readonly rows: number;
  /** The size of a sheet within its margins. */
  readonly sheet: { readonly width: number; readonly height: number };
}

export function pageOf(paper: Paper, perPage: SheetsPerPage): Page {
  const upright = PAPERS[paper];
  const onSide = perPage === 2;
  const [width, height] = onSide ? [upright.height, upright.width] : [upright.width, upright.height];
  const columns = perPage === 1 ? 1 : 2;
  const rows = perPage / columns;
  return {
    width,
    height,
    columns,
    rows,
    sheet: { width: width / columns - 2 * MARGIN, height: height / rows - 2 * MARGIN },
  };
}

/** The paper that printers hold where the reader lives. */
const usualPaper = (locale: string): Paper => (new Intl.Locale(locale).region === 'US' ? 'letter' : 'a4');

/** The paper of this name, or the usual one. */
export const paperOf = (name: string | null, locale: string): Paper =>
  PAPER_NAMES.find((paper) => paper === name) ?? usualPaper(locale);
