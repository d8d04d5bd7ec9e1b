import { compile } from "./compile-content.ts";
import { draw } from "./draw.ts";
import { subsetFonts } from "./subset-fonts.ts";

/** Compiles the content, draws the pictures and subsets the fonts that pages import, if their sources have changed. */
await compile({ keepLast: process.argv.includes("--development") });
await Promise.all([draw(), subsetFonts()]);
