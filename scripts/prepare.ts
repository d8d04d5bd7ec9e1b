import { draw } from "./draw.ts";
import { subsetFonts } from "./subset-fonts.ts";

/** Draws the pictures and subsets the fonts that pages import, if their sources have changed. */
await Promise.all([draw(), subsetFonts()]);
