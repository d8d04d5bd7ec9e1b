/**
 * Returns the styles that put each note beside its citation, or below the note before it if that reaches further down,
 * where there is room. The last one may reach further down than the text. Each needs a name of its own, which CSS can't
 * count. Elsewhere notes stay at the foot. There is nothing to fold here, so that only the heading in the summary remains.
 */
export const marginNotes = (count: number): string => `@layer page {
@media screen {
@supports (top: anchor(--a top)) and selector(::details-content) {
@container article (width >= 80rem) {
.prose { padding-bottom: calc(var(--section-full) + var(--space-6)) }
.notes { position: static; height: 0; margin: 0; padding: 0; border: 0; line-height: 1.3 }
.notes summary { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%); visibility: hidden }
.notes h2 { visibility: visible }
.notes ::details-content { content-visibility: visible; block-size: auto }
.notes li { position: absolute; left: var(--free); width: var(--source); margin: 0; grid-template-columns: 1.5em minmax(0, 1fr); color: var(--text-soft) }
.notes .number { font-size: inherit }
${Array.from({ length: count }, (_, index) => placed(index + 1)).join("\n")}
}}}}`;

const placed = (number: number): string => {
  const cited = `anchor(--cite-${number} top)`;
  const top = number === 1 ? cited : `max(${cited}, anchor(--note-${number - 1} bottom) + 0.5rem)`;
  return `.cite-${number} { anchor-name: --cite-${number} } .note-${number} { anchor-name: --note-${number}; top: ${top} }`;
};
