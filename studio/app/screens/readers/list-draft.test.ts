import { expect, test } from "vitest";
import { readListFile } from "./list-draft.ts";

const file = (bytes: string, encoding: BufferEncoding) => new File([Buffer.from(bytes, encoding)], "list");

test.each(["utf8", "latin1", "utf16le"] as const)("reads a list in %s", async (encoding) => {
  const mark = encoding === "latin1" ? "" : "\uFEFF";
  expect(await readListFile(file(`${mark}Zoë,zoe@example.org`, encoding))).toBe("Zoë,zoe@example.org");
});

test.each([
  ["a spreadsheet", file("504b03041400060008000000", "hex"), /Save it as CSV/],
  ["an old spreadsheet", file("d0cf11e0a1b11ae10000", "hex"), /Save it as CSV/],
  ["a film", file("a".repeat(10 * 1024 * 1024 + 1), "latin1"), /longer than any list/],
  [
    "what is gone",
    Object.assign(file("", "utf8"), { arrayBuffer: () => Promise.reject(new Error("NotFoundError")) }),
    /can’t open/,
  ],
])("says why it doesn’t read %s", async (_, chosen, words) => {
  await expect(readListFile(chosen)).rejects.toThrow(words);
});
