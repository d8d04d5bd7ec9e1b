import { draw } from "./draw.ts";
import { subsetFonts } from "./subset-fonts.ts";

/** Draws the pictures and cuts the fonts that pages import; each does nothing where nothing changed. */
await Promise.all([draw(), subsetFonts()]);
