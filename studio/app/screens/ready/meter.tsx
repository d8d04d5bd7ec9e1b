/** More cells than this are too narrow to tell apart on a phone. */
const mostCells = 61;

/** How much is done, as a row of cells. */
export function Meter({ done, total }: { readonly done: number; readonly total: number }) {
  const cells = Math.min(total, mostCells);
  const filled = done === 0 ? 0 : Math.max(1, Math.floor((done / total) * cells));
  return (
    <div
      className="meter"
      role="img"
      aria-label={`${done} of ${total} done`}
      style={{ gridTemplateColumns: `repeat(${cells}, 1fr)` }}
    >
      {Array.from({ length: cells }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
        <i key={index} className={index < filled ? "done" : ""} />
      ))}
    </div>
  );
}
