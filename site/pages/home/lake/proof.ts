import { lake as words } from "#content/pages/home";
import { adoptStyles } from "../../../islands/adopt-styles.ts";
import { clockOf, editionOf, shortDateOf } from "../../practise/room/edition.ts";
import { toFragment } from "../../practise/room/wall.ts";
import { plate } from "../../practise/sitting-print/ground.ts";
import { drawPrint } from "../../practise/sitting-print/print.ts";
import type { Sitting } from "../../practise/sitting-print/sitting.ts";
import { toCanvas } from "../../practise/sitting-print/to-canvas.ts";
import { button } from "./button.ts";
import css from "./proof.css?inline";

/* What is only loaded with a print: the drawing of it, its card and its place by the lake, the wall. */
export { hang, readWall } from "../../practise/room/wall.ts";

adoptStyles(css);

/** From this width in pixels on, prints are larger. */
const wide = 768;

/** Returns the print of what was noted at the lake: its sheet is as long as it was, so that the marks fill it. */
export const proofOf = (sitting: Sitting): Sitting => ({
  ...sitting,
  minutes: Math.max(0.1, sitting.sat / 60),
});

/** Returns a print as a picture of a given width in CSS pixels. */
function pictureOf(print: Sitting, width: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const scale = (width / plate.width) * Math.max(2, devicePixelRatio);
  canvas.width = plate.width * scale;
  canvas.height = plate.height * scale;
  const context = canvas.getContext("2d");
  context?.scale(scale, scale);
  if (context) toCanvas(context, drawPrint(print));
  return canvas;
}

type CardPresses = { readonly hang: () => void; readonly letGo: () => void };

/**
 * Returns what stands on the card of a print: first what has the focus then, after it the picture, and what is beside it.
 *
 * @param whole what was noted, to go on with
 */
export function cardOf(
  print: Sitting,
  whole: Sitting,
  presses: CardPresses,
): readonly [first: HTMLElement, picture: HTMLElement, beside: HTMLElement] {
  const picture = pictureOf(print, innerWidth >= wide ? 124 : 104);
  const [, tally] = editionOf(print);
  const parts = [`${shortDateOf(print)}, ${clockOf(print)}.`, tally];
  picture.role = "img";
  picture.ariaLabel = parts.join(" ");
  const caption = document.createElement("p");
  caption.append(...parts.flatMap((part) => [part, document.createElement("br")]));
  const hangIt = button(words.hang, presses.hang);
  hangIt.className = "button-button button-small button-quiet";
  // The marks go along in the address's fragment, which no server sees.
  const goOn = Object.assign(document.createElement("a"), {
    href: `/practise#go-on=${toFragment(whole)}`,
    className: "link",
    textContent: words.goOn,
  });
  const beside = document.createElement("div");
  beside.append(caption, hangIt, button(words.letGo, presses.letGo), goOn);
  return [hangIt, picture, beside];
}

/** Returns a print that hangs on a stake in the bank, and leads to the wall. */
export function printOnStake(print: Sitting): HTMLElement {
  const link = Object.assign(document.createElement("a"), { href: "/practise#wall", className: "lake-hung" });
  link.ariaLabel = words.yours.replace("{{print.date}}", shortDateOf(print));
  const paper = document.createElement("span");
  paper.append(pictureOf(print, innerWidth >= wide ? 84 : 56));
  link.append(document.createElement("i"), paper);
  return link;
}
