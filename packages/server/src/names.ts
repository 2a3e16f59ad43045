// Players' names, normalised so that names that look the same are the same: invisible characters are removed, and other ways
// to write the same letters are unified. A name must have something visible.

/** Spaces, and marks that are drawn as nothing: fillers, the empty braille cell. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Characters that join emoji (families, flags, skin colours) or choose how they are drawn; invisible by themselves. */
const JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu;
const EMOJI_STYLE = /(?<=\p{Extended_Pictographic})\ufe0f/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** More combining marks on one letter than any language uses. */
const PILED_MARKS = /\p{M}{5,}/u;
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
const MOST = 24;

/** The name as it is stored: compatible letters unified, blanks as single spaces, invisible characters removed. */
export function normaliseName(name: string): string {
  const [joiner, style] = ['\ue000', '\ue001'];
  return name
    .replace(/[\ue000\ue001]/g, '')
    .normalize('NFKC')
    .replace(JOINER, joiner)
    .replace(EMOJI_STYLE, style)
    .replace(BLANK, ' ')
    .replace(INVISIBLE, '')
    .replaceAll(joiner, '\u200d')
    .replaceAll(style, '\ufe0f')
    .replace(/ +/g, ' ')
    .trim();
}

/** Why a normalised name cannot be used; null if it can. */
export function refusalOfName(name: string): string | null {
  if (name === '') return 'there is nothing to see';
  if (name.length > MOST) return `longer than ${MOST} characters`;
  const bare = name.replace(JOINER, '');
  return NOT_SHOWN.test(bare) || PILED_MARKS.test(bare) ? 'contains characters that cannot be shown' : null;
}
