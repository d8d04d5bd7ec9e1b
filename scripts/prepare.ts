import { compile } from "./compile-content.ts";
import { MissingPicture } from "./missing-picture.ts";

/** Compiles the content, draws the pictures and subsets the fonts that pages import, if their sources have changed. */
await compile({ keepLast: process.argv.includes("--development") });
// Imported afterwards: they read the compiled content, which a fresh checkout lacks and an edit replaces.
const { draw } = await import("./draw.ts");
const { subsetFonts } = await import("./subset-fonts.ts");
await Promise.all([draw(), subsetFonts()]).catch((error: unknown) => {
  if (!(error instanceof MissingPicture)) throw error;
  console.error(error.message);
  process.exit(1);
});
