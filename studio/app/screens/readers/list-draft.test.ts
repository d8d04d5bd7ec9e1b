import { expect, test } from "vitest";
import { readListFile } from "./list-draft.ts";

const file = (bytes: string, encoding: BufferEncoding) => new File([Buffer.from(bytes, encoding)], "list");

test.each(["utf8", "utf16le"] as const)("reads a list in %s", async (encoding) => {
  expect(await readListFile(file("\uFEFFZoë,zoe@example.org", encoding))).toBe("Zoë,zoe@example.org");
});

test.each([
  ["Windows", [0xeb]],
  ["Mac", [0x91]],
] as const)("asks for Unicode where old Excel for %s wrote a name", async (_, letter) => {
  const bytes = Buffer.concat([Buffer.from("Zo"), Buffer.from(letter), Buffer.from(",zoe@example.org")]);
  await expect(readListFile(new File([bytes], "list"))).rejects.toThrow("Save it as “CSV UTF-8” there");
});

test("keeps what is right in UTF-8 beside a damaged letter", async () => {
  const bytes = Buffer.concat([Buffer.from("Zoë Müller;a@example.org\nJos"), Buffer.from([0xc3, 0x3b])]);
  expect(await readListFile(new File([bytes], "list"))).toBe("Zoë Müller;a@example.org\nJos\uFFFD;");
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
