import type { CheckedContent } from "../content-model/compiler/read-content.ts";
import { compile } from "./compile-content.ts";

/**
 * Compiles the content, draws the pictures and subsets the fonts that pages import, if their sources have changed. Ends the
 * process with what is wrong if it can't.
 *
 * @param keepLast continues with the last valid content if there is one
 * @returns the content, unless it goes on with the last one
 */
export async function prepare({ keepLast = false } = {}): Promise<CheckedContent | undefined> {
  const content = await compile({ keepLast });
  // Imported afterwards: they read the compiled content, which a fresh checkout lacks and an edit replaces.
  const { draw } = await import("./draw.ts");
  const { MissingPicture } = await import("./draw-articles.ts");
  const { subsetFonts } = await import("./subset-fonts.ts");
  await Promise.all([draw(), subsetFonts()]).catch((error: unknown) => {
    if (!(error instanceof MissingPicture)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  return content;
}

if (import.meta.main) await prepare({ keepLast: process.argv.includes("--development") });
