import { expect, test } from "vitest";
import { highestSeed } from "../../domain/pictures.ts";
import { printAt, printFiles, printUrl } from "./print-files.ts";

test("finds a print's pictures by their URLs, and nothing by others", () => {
  for (const file of printFiles({ motif: "lake", inks: "dusk", seed: highestSeed }))
    expect(printAt(printUrl(file))).toEqual(file);
  const url = printUrl({ motif: "lake", inks: "dusk", seed: 7, crop: "wide", isDark: true });
  for (const [part, other] of [
    ["lake", "sea"],
    ["dusk", "noon"],
    ["-7", "-0"],
    ["-7", "-07"],
    ["-7", "-1000"],
    ["-dark", "-darker"],
    [".svg", ".png"],
  ] as const)
    expect(printAt(url.replace(part, other))).toBeUndefined();
});
