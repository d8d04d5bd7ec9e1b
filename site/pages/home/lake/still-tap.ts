/** A click on the hero's picture or the bank, before it is known whether it is a tap. */
export type LakeClick = {
  /** Where it began; undefined if that was no press on the lake. */
  readonly down: PointerEvent | undefined;
  readonly up: MouseEvent;
};

declare global {
  interface Window {
    /** On the home page: the clicks that the lake hasn't looked at yet. */
    lakeTaps: LakeClick[];
  }
}

/** How far a finger may move, and how long it may stay, in pixels and milliseconds. */
const still = 6;
const short = 300;

/**
 * Whether a click is a still tap: no drag, no long press, no selection, none with a key, on no link and no card.
 *
 * @param before the click before it: the second of a double-click is none, but somebody may note two things at once, apart
 */
export function isStillTap({ down, up }: LakeClick, before: LakeClick | undefined): boolean {
  if (!down || !(up.target instanceof Element) || up.target.closest("a, button, .lake-card")) return false;
  if (up.timeStamp - down.timeStamp > short || apart(up, down) > still) return false;
  // A press that closes a menu is no tap.
  if (document.querySelector("header [open]")) return false;
  if (up.shiftKey || up.ctrlKey || up.metaKey || up.altKey || getSelection()?.type === "Range") return false;
  return !before || up.timeStamp - before.up.timeStamp > short || apart(up, before.up) > still;
}

const apart = (one: MouseEvent, other: MouseEvent) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
