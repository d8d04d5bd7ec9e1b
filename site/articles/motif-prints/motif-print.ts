import type { MotifPrint, printMotifs } from "../../../domain/pictures.ts";
import type { Size } from "../../../prints/kit/sheet.ts";
import { lake } from "./lake.ts";
import { motifInks } from "./motif-inks.ts";
import { reeds } from "./reeds.ts";
import { createScene, type Scene } from "./scene.ts";
import { swan } from "./swan.ts";

const motifs: Readonly<Record<(typeof printMotifs)[number], (scene: Scene) => string>> = {
  lake,
  swan,
  reeds,
};

/** Draws a print from its motif, inks and seed, for any size: equal ones are equal, byte by byte. */
export const motifPrint = ({ motif, inks, seed }: MotifPrint, size: Size, isDark: boolean): string =>
  motifs[motif](createScene(size, motifInks(inks, isDark), seed));
