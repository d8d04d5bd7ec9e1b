import { picture } from "#content/pages/practise";
import { stock } from "../../../../prints/kit/inks.ts";
import { plate } from "../sitting-print/ground.ts";
import { drawPrint } from "../sitting-print/print.ts";
import type { Sitting } from "../sitting-print/sitting.ts";
import { toCanvas } from "../sitting-print/to-canvas.ts";
import { toSvg } from "../sitting-print/to-svg.ts";
import { editionOf } from "./edition.ts";
import { remarkOn } from "./remark.ts";

/* The print as a postcard: 105 by 148 mm, the picture with its edition line and sentence below it. */

/** In units of a tenth of a millimetre. */
const card = { width: 1050, height: 1480, margin: 75 } as const;

/** 300 dots to the inch. */
const pngSize = { width: 1240, height: 1748 } as const;

const pencil = "#3c4649";
const longestLine = 58;
const typeface = { family: "Besley, Georgia, serif", weight: 480 } as const;

type Line = { readonly text: string; readonly size: number; readonly y: number };

/** Returns the lines of writing below the picture. */
export function linesOf(sitting: Sitting): readonly Line[] {
  const [when, what] = editionOf(sitting);
  const remark = wrapped(remarkOn(sitting)).map((text, i) => ({ text, size: 28, y: 1400 + i * 36 }));
  return [{ text: when, size: 34, y: 1302 }, { text: what, size: 34, y: 1348 }, ...remark];
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > longestLine) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Draws the postcard as a PNG of 1240 × 1748 px. */
export async function postcardPng(sitting: Sitting): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, pngSize);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  const scale = pngSize.width / card.width;
  context.scale(scale, scale);
  context.fillStyle = stock;
  context.fillRect(0, 0, card.width, card.height + 2);
  context.save();
  context.translate(card.margin, card.margin);
  context.beginPath();
  context.rect(0, 0, plate.width, plate.height);
  context.clip();
  toCanvas(context, drawPrint(sitting));
  context.restore();
  // Without the typeface, the reader's serif.
  await document.fonts?.load(`italic ${typeface.weight} 34px Besley`).catch(() => []);
  context.fillStyle = pencil;
  for (const { text, size, y } of linesOf(sitting)) {
    context.font = `italic ${typeface.weight} ${size}px ${typeface.family}`;
    context.fillText(text, card.margin, y);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The canvas could not be saved");
  return blob;
}

/** Returns the postcard as an SVG document that needs nothing else; without the typeface, the reader's serif stands in. */
export function postcardSvg(sitting: Sitting, font?: Uint8Array): string {
  const { width, height, margin } = card;
  const face = font
    ? `<style>@font-face{font-family:Besley;font-style:italic;font-weight:${typeface.weight};src:url(data:font/woff2;base64,${base64(font)})}</style>`
    : "";
  const words = linesOf(sitting).map(
    ({ text, size, y }) =>
      `<text x="${margin}" y="${y}" font-family="${typeface.family}" font-style="italic" font-weight="${typeface.weight}" font-size="${size}" fill="${pencil}">${escaped(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="105mm" height="148mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(editionOf(sitting).join(" "))}</title><desc>${escaped(picture)}</desc>${face}`,
    `<path fill="${stock}" d="M0 0h${width}v${height}H0z"/>`,
    `<svg x="${margin}" y="${margin}" width="${plate.width}" height="${plate.height}" viewBox="0 0 ${plate.width} ${plate.height}">${toSvg(drawPrint(sitting))}</svg>`,
    `${words.join("")}</svg>`,
  ].join("");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
