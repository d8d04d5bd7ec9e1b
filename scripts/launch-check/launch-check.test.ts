import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Temporal } from "temporal-polyfill";
import { expect, onTestFinished, test } from "vitest";
import { course, timeZone } from "../../content/schedule.ts";
import { runScript } from "../../server/test-support/site-process.ts";
import { entriesOf, readContent } from "./content.ts";
import type { Finding } from "./finding.ts";
import { report } from "./report.ts";
import { runChecks } from "./run-checks.ts";
import { hashesOf, isMarked, markedValues, readShippedHashes } from "./sample-hashes.ts";

const june = Date.UTC(2026, 5, 1);
const settings = {
  CONTACT_TO: "owner@stillwater.com.au",
  CONTACT_FROM: "site@stillwater.com.au",
  SMTP_URL: "smtps://u:p@mail.stillwater.com.au",
};

const term = (name: string, startDate: string, booking = "https://cal.com/owner") =>
  JSON.stringify({ name, startDate, skips: [], booking: { value: booking } });
const scheduleOf = (...terms: string[]) => `export const terms = [\n${terms.join(",\n")},\n];\n`;
const twoTerms = scheduleOf(term("Term 2", "2026-04-26"), term("Term 4", "2026-10-11"));

/** Creates a site without problems, plus the given files. */
function site(files: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "launch-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const all = {
    "content/site.ts": 'export const site = { url: { value: "https://stillwater.com.au" } };\n',
    "content/schedule.ts": twoTerms,
    "build/client/index.html": "<main id=main><h1>Home</h1></main>",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const check = (folder: string, changes: Partial<Parameters<typeof runChecks>[0]> = {}) =>
  runChecks({ folder, environment: settings, now: june, noIntake: false, ...changes });

const summarise = ({ severity, kind, file, line }: Finding) => `${severity} ${kind} ${file}:${line ?? "-"}`;
const list = async (...args: Parameters<typeof check>) => (await check(...args)).map(summarise);

test("reports nothing for a finished site", async () => {
  const findings = await check(site());
  expect(findings).toEqual([]);
  expect(report(findings)).toContain("Ready to go live");
});

test.each([
  [
    "a marked value, with its line",
    'export const hours = { open: 1 };\n\nexport const shop = {\n  name: { value: "Quiet Pond", sample: true },\n};\n',
    ["error sample content/more.ts:4"],
  ],
  [
    "a marked value that is computed",
    'const make = (value: string) => ({ value, sample: true as const });\nexport const names = ["A", "B"].map(make);\n',
    ["error sample content/more.ts:1", "error sample content/more.ts:2", "error sample content/more.ts:2"],
  ],
  [
    "a mark without an export",
    'const hidden = { value: "Quiet Pond", sample: true };\nexport const length = hidden.value.length;\n',
    ["error sample content/more.ts:1"],
  ],
  [
    "a marked testimonial",
    'export const said = [\n  { quote: "Good.", name: "Al", rating: 5, sample: true },\n] as const satisfies readonly object[];\n',
    ["error sample content/more.ts:2"],
  ],
  ["a TODO", 'export const lead = "TODO: say something";', ["error placeholder content/more.ts:1"]],
  ["lorem ipsum", 'export const lead = "Lorem ipsum dolor";', ["error placeholder content/more.ts:1"]],
  [
    "an example URL without a mark",
    'export const links = {\n  shop: "https://shop.example.com/a",\n};',
    ["error example address content/more.ts:2"],
  ],
  [
    "a reserved domain",
    'export const mail = "jo@pond.example";',
    ["error example address content/more.ts:1"],
  ],
  ["a hint at the form of an email address", 'export const hint = "Try name@example.com";', []],
  [
    "an empty id",
    'export const videos = [\n  { title: "Rest", id: "" },\n  { title: "Flow", id: "x1" },\n];',
    ["warning empty content/more.ts:2"],
  ],
  [
    "an empty fact",
    'export const analytics = { measurementId: { value: "" } };',
    ["warning empty content/more.ts:1"],
  ],
])("content: %s", async (_, text, expected) => {
  expect(await list(site({ "content/more.ts": text }))).toEqual(expected);
});

test("reports a shared value once, at its source", async () => {
  const folder = site({
    "content/a.ts": 'import { who } from "./b.ts";\nexport const page = { who };\n',
    "content/b.ts": 'export const who = { name: { value: "Quiet Pond", sample: true } };\n',
  });
  expect(await list(folder)).toEqual(["error sample content/b.ts:1"]);
});

test.each([
  [{}, ["error setting settings:-", "warning setting settings:-"]],
  [{ ...settings, CONTACT_TO: "" }, ["error setting settings:-"]],
  [{ ...settings, SMTP_URL: "" }, ["warning setting settings:-"]],
  [{ ...settings, CONTACT_TO: "you@mail.example.com" }, ["error example address settings:-"]],
  [{ ...settings, CONTACT_TO: "nobody" }, ["error setting settings:-"]],
])("settings %j", async (environment, expected) => {
  const findings = await check(site(), { environment });
  expect(findings.map(summarise)).toEqual(expected);
  expect(report(findings), "passwords aren't shown").not.toContain("u:p");
});

test.each([
  ["before the first term", Date.UTC(2026, 3, 1), false, []],
  ["during a term", june, false, []],
  ["after a term", Date.UTC(2026, 5, 15), false, ["warning past term content/schedule.ts:2"]],
  [
    "less than eight weeks before the last",
    Date.UTC(2026, 7, 17),
    false,
    ["warning past term content/schedule.ts:2", "warning last intake content/schedule.ts:3"],
  ],
  [
    "after the last term began",
    Date.UTC(2026, 9, 12),
    false,
    ["error no intake content/schedule.ts:1", "warning past term content/schedule.ts:2"],
  ],
  ["after it, with --no-intake", Date.UTC(2026, 9, 12), true, ["warning past term content/schedule.ts:2"]],
])("dates %s", async (_, now, noIntake, expected) => {
  expect(await list(site(), { now, noIntake })).toEqual(expected);
});

test("warns of a closure that is over, from the day after", async () => {
  const closures =
    'export const closures = [\n  { from: "2026-05-10", to: "2026-05-31", why: "Painting" },\n];\n';
  const folder = site({ "content/schedule.ts": twoTerms + closures });
  const lastMinute = Date.UTC(2026, 4, 31, 13, 59); // 23:59 in Melbourne
  expect(await list(folder, { now: lastMinute })).toEqual([]);
  expect(await list(folder, { now: lastMinute + 60_000 })).toEqual([
    "warning past closure content/schedule.ts:6",
  ]);
});

test("warns from eight weeks before the last intake", async () => {
  const { epochMilliseconds: start } = Temporal.ZonedDateTime.from(
    `2026-10-11T${course.startTime}[${timeZone}]`,
  );
  const week = 7 * 24 * 3_600_000;
  expect((await list(site(), { now: start - 8 * week })).join()).not.toContain("last intake");
  expect((await list(site(), { now: start - 8 * week + 1 })).join()).toContain("last intake");
});

test("names a term with invalid dates", async () => {
  const folder = site({ "content/schedule.ts": scheduleOf(term("Term 4", "2026-10-12")) });
  const [finding] = await check(folder, { noIntake: true });
  expect(finding).toMatchObject({ severity: "error", line: 2, what: expect.stringContaining("Term 4") });
});

test("reports each dead link, anchor and picture once, with its page and source", async () => {
  const page = `<main id="main">
    <a href="/gone">Gone</a> <a href="/contact#nothing">Nothing</a> <a href="#lost">Lost</a>
    <a href="https://stillwater.com.au/missing">Missing</a> <a href="https://shop.example.com/">Shop</a>
    <a href="/contact#form">Form</a> <a href="/contact/?a=1">Slash</a> <a href="#main">Skip</a> <a href="#top">Top</a>
    <a href="/product/4-week-course/">Old</a> <a href="mailto:a@b.au">Mail</a> <a href="https://abc.net.au/">Far</a>
    <img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x" alt="">
    <form action="/functions/v1/send"><button>Send</button></form></main>`;
  const folder = site({
    "build/client/index.html": page,
    "build/client/contact/index.html": '<form id="form"></form><a href="/gone"><b>Gone</b> too</a>',
    "build/client/a.svg": "<svg/>",
    "app/page.tsx": 'export const Page = () => (\n  <a href="/gone">Gone</a>\n);\n',
  });
  const findings = await check(folder);
  expect(findings.map(({ what }) => /leads to (\S+):/.exec(what)?.[1]).sort()).toEqual([
    "#lost",
    "/b.svg",
    "/contact#nothing",
    "/gone",
    "https://shop.example.com/",
    "https://stillwater.com.au/missing",
  ]);
  const gone = findings.find(({ what }) => what.includes("/gone"));
  expect(gone).toMatchObject({ severity: "error", kind: "dead link", file: "app/page.tsx", line: 2 });
  expect(gone?.what).toMatch(/^“Gone” on the page \/, and 1 more page/);
});

test("exits with 1 on errors and prints JSON on request", async () => {
  const folder = site({ "content/schedule.ts": "export const terms = [];", "build/site.json": "{}" });
  const run = (...args: string[]) => runScript(folder, "scripts/launch-check.ts", args, settings);
  const wrong = await run();
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain("1 error to fix");
  const json = await run("--json");
  expect(json.code).toBe(1);
  expect(JSON.parse(json.output)).toMatchObject({
    errors: 1,
    warnings: 0,
    findings: [{ kind: "no intake" }],
  });
  expect(await run("--no-intake")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Ready to go live"),
  });
  expect(await run("--wrong")).toMatchObject({ code: 1, errors: expect.stringMatching(/^[^\n]*--wrong/) });
});

test("reports placeholders in pages, and those of content/ only in content/", async () => {
  const folder = site({
    "content/more.ts": 'export const lead = "TODO: say something";',
    "build/client/index.html": "<main id=main><h1>Home</h1><p>TODO: say something</p></main>",
    "build/client/contact/index.html": "<main><h1>Contact</h1><p>Lorem ipsum dolor sit.</p></main>",
  });
  expect(await list(folder)).toEqual([
    "error placeholder build/client/contact/index.html:-",
    "error placeholder content/more.ts:1",
  ]);
});

const repository = path.resolve(import.meta.dirname, "../..");

test("keeps the hash of every sample in content/", async () => {
  const entries = entriesOf(await readContent(repository));
  const shipped = await readShippedHashes();
  const unknown = entries
    .filter(isMarked)
    .filter((mark) => {
      const values = markedValues(entries)
        .filter((marked) => marked.mark === mark)
        .map(({ entry }) => hashesOf(entry))
        .filter((hashes) => hashes.length > 0);
      return values.length === 0 || values.some((hashes) => !hashes.some((hash) => shipped.has(hash)));
    })
    .map(({ file, name }) => `${file}: ${name}`);
  expect(unknown, "run: node scripts/launch-check/keep-sample-hashes.ts").toEqual([]);
});

test("finds every sample after all marks were deleted", async () => {
  const folder = site();
  cpSync(path.join(repository, "content"), path.join(folder, "content"), { recursive: true });
  symlinkSync(path.join(repository, "app"), path.join(folder, "app"));
  const before = entriesOf(await readContent(repository)).filter(isMarked);
  for (const file of new Set(before.map((mark) => mark.file))) {
    const text = readFileSync(path.join(folder, file), "utf8");
    writeFileSync(path.join(folder, file), text.replaceAll(/,?\s*\bsample: true\b( as const)?/g, ""));
  }
  const findings = await check(folder);
  const [marked, unmarked] = ["sample", "unmarked sample"].map((kind) =>
    findings.filter((finding) => finding.kind === kind),
  );
  expect(marked).toEqual([]);
  expect(unmarked?.length).toBeGreaterThanOrEqual(before.length);
  expect(before.filter(({ file }) => !unmarked?.some((finding) => finding.file === file))).toEqual([]);
});

test("accepts a confirmed fact, but not a confirmed testimonial", async () => {
  const { homeTestimonials } = await import("../../content/testimonials.ts");
  const words = { ...homeTestimonials[0], sample: undefined, confirmed: true };
  const text = (confirmed: string) =>
    `export const name = { value: "Jo"${confirmed} };\nexport const said = ${JSON.stringify(words)};\n`;
  expect(await list(site({ "content/more.ts": text("") }))).toEqual([
    "error unmarked sample content/more.ts:1",
    "error unmarked sample content/more.ts:2",
  ]);
  expect(await list(site({ "content/more.ts": text(", confirmed: true") }))).toEqual([
    "error unmarked sample content/more.ts:2",
  ]);
});
