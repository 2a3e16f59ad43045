// A file with many games, on its way from where it was opened to the history that takes it in.
let handed: string | null = null;

export function handOn(text: string): void {
  handed = text;
}

/** What was handed on, once. */
export function takeHanded(): string | null {
  const text = handed;
  handed = null;
  return text;
}
