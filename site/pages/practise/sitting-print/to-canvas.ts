import type { Shape } from "./shapes.ts";

/** Draws shapes on a canvas. It loads no picture, so nothing can taint the canvas. */
export function toCanvas(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const { fill, d, matrix, opacity = 1, line } of shapes) {
    context.save();
    if (matrix) context.transform(...matrix);
    let ink: string | CanvasGradient;
    if (typeof fill === "string") ink = fill;
    else {
      ink = context.createLinearGradient(0, fill.from, 0, fill.to);
      for (const [offset, colour] of fill.stops) ink.addColorStop(offset, colour);
    }
    context.globalAlpha = opacity;
    if (line) {
      context.strokeStyle = ink;
      context.lineWidth = line;
      context.stroke(new Path2D(d));
    } else {
      context.fillStyle = ink;
      context.fill(new Path2D(d));
    }
    context.restore();
  }
}
