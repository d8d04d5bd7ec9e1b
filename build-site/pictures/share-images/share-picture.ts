import { readFile } from "node:fs/promises";

/** Returns the SVG that a share image is made of, by its name in `site/pictures/share`. */
export const sharePicture = (name: string): Promise<Buffer> => readFile(`site/pictures/share/${name}.svg`);
