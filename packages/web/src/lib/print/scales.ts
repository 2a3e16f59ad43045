// The tables of points that a sheet on the screen does without, as it counts: on paper they must be printed.
import { layoutOf, type Sheet } from '@reynard/engine';
import type { SheetDrawing } from '#lib/sheet/drawing.ts';

export interface Scale {
  /** The area, by its index. */
  readonly area: number;
  /** Whether marks are counted, or the numbers written bring points. */
  readonly counts: 'marks' | 'numbers';
  readonly steps: readonly { readonly of: number; readonly points: number }[];
}

/** The tables of an area by the number of marks, each once, unless the drawing shows their figures at the fields. */
function byMarks({ sheet, areas }: SheetDrawing): Scale[] {
  const scales = layoutOf(sheet).lines.flatMap(({ area, points, needs }) => {
    if (!points || points[needs - 1] === 0) return [];
    const shown = new Set(areas[area].texts.map(({ text }) => text));
    const steps = points.slice(1).map((each, i) => ({ of: i + 1, points: each }));
    return steps.every((step) => shown.has(String(step.points)))
      ? []
      : [{ area, counts: 'marks' as const, steps }];
  });
  return [...new Map(scales.map((scale) => [JSON.stringify(scale), scale])).values()];
}

const byNumbers = ({ areas }: Sheet): Scale[] =>
  areas.flatMap((spec, area) => {
    const points = 'pointsByValue' in spec ? Object.entries(spec.pointsByValue ?? {}) : [];
    const steps = points.map(([number, each]) => ({ of: Number(number), points: each }));
    return steps.length > 0 ? [{ area, counts: 'numbers' as const, steps }] : [];
  });

export const scalesOf = (drawing: SheetDrawing): Scale[] => [
  ...byMarks(drawing),
  ...byNumbers(drawing.sheet),
];
