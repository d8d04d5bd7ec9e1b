import { expect, test } from "vitest";
import { readListFile } from "./list-draft.ts";

const file = (bytes: string, encoding: BufferEncoding) => new File([Buffer.from(bytes, encoding)], "list");

test.each(["utf8", "latin1", "utf16le"] as const)("reads a list in %s", async (encoding) => {
  const mark = encoding === "latin1" ? "" : "\uFEFF";
  expect(await readListFile(file(`${mark}Zoë,zoe@example.org`, encoding))).toBe("Zoë,zoe@example.org");
});

const names = ["Zoë Müller", "José", "Élise", "François", "Jürgen Groß", "Søren", "D’Arcy Émile", "Ångström"];

test.each(names)("reads %s as Excel for Windows writes it", async (name) => {
  const bytes = Uint8Array.from(name, (sign) => (sign === "’" ? 0x92 : sign.charCodeAt(0)));
  expect(await readListFile(new File([bytes, ";a@example.org"], "list"))).toBe(`${name};a@example.org`);
});

/** The bytes of Mac Roman. */
const macRoman: Record<string, number> = {
  Å: 0x81,
  É: 0x83,
  ç: 0x8d,
  é: 0x8e,
  ë: 0x91,
  ö: 0x9a,
  ü: 0x9f,
  ß: 0xa7,
  ø: 0xbf,
  "’": 0xd5,
};

test.each([...names, "Jörg"])(
  "reads %s as Excel for Mac writes it, or says that it can’t tell",
  async (name) => {
    const bytes = Uint8Array.from(name, (sign) => macRoman[sign] ?? sign.charCodeAt(0));
    const text = await readListFile(new File([bytes, ";a@example.org"], "list")).catch(String);
    expect(text).toMatch(new RegExp(`^(?:${name};|Error: I can’t tell how this file writes letters)`));
  },
);

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
