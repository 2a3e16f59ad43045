// Passes a file with many games from the page where it was opened to the history, which imports it.
let handed: string | null = null;

export function handOn(text: string): void {
  handed = text;
}

/** The file that was handed over; null when it has been taken. */
export function takeHanded(): string | null {
  const text = handed;
  handed = null;
  return text;
}
