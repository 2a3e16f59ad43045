// A link as a QR code: how many modules wide it is with its quiet zone, and its dark modules as an SVG path.
import { encode } from 'uqr';

const QUIET = 3;

export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
