import { optimise } from "../../prints/optimise.ts";
import { motifPrint } from "../../site/articles/motif-prints/motif-print.ts";
import type { PrintFile } from "../../site/articles/print-files.ts";
import { photographCrops } from "../../site/articles/print-files.ts";

/** Returns a picture of a print that is drawn from a seed, as the site serves it. */
export const drawPrint = (file: PrintFile): string =>
  optimise(motifPrint(file, photographCrops[file.crop], file.isDark));
