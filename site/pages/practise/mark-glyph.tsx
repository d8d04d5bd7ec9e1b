import type { Sense } from "../../../prints/motifs/marks.ts";

/** One cut of each mark, drawn as large in its view box as the others look. */
const glyphs: Readonly<Record<Sense, readonly [d: string, scale: number]>> = {
  see: [
    "M3.9 32.1L-3.8 31.8L-11.3 29.8L-18.2 26.4L-23.9 21.3L-28.3 14.9L-31.1 7.7L-31.8 0L-31.4 -7.7L-28.4 -14.9L-24.1 -21.3L-18.2 -26.3L-11.4 -29.9L-3.9 -31.7L3.8 -31.7L11.3 -29.9L18.1 -26.3L23.8 -21.2L28.2 -14.8L31.2 -7.7L32 0L31 7.6L28.2 14.8L24 21.2L18.3 26.4L11.4 29.9z",
    0.422,
  ],
  hear: ["M-56 4C-40 -26-16 -26 0-8C16 27 40 27 56-4C40 45 12 45-4 10C-16 -9-36 -9-56 4z", 0.355],
  feel: [
    "M21 35C71 5 28 -65 -21 -35C19 -55 58 8 21 35zM21 34C-30 65 -71 -3 -21 -34C-51 -11 -14 50 21 34zM15 13C32 -6 4 -31 -13 -12C-1 -22 24 0 15 13zM15 13C-5 35 -33 11 -13 -12C-20 0 5 22 15 13z",
    0.41,
  ],
};

/** The mark of a sense, in the colour of the text or of its class. */
export function MarkGlyph({ sense, className }: { sense: Sense; className?: string | undefined }) {
  const [d, scale] = glyphs[sense];
  return (
    <svg viewBox="-20 -20 40 40" className={className} aria-hidden="true">
      <path transform={`scale(${scale})`} d={d} fill="currentColor" />
    </svg>
  );
}
