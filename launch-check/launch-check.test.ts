import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Temporal } from "temporal-polyfill";
import { beforeAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { course, timeZone } from "#content/schedule";
import { compileContent } from "../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../content-model/compiler/field-at.ts";
import { leavesOf, parseSources } from "../content-model/compiler/leaves.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import { runScript } from "../server/test-support/site-process.ts";
import { replaceSamples } from "../tests/support/replace-samples.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { checkConsent } from "./check-consent.ts";
import { describeFinding } from "./describe-finding.ts";
import { type Finding, report } from "./finding.ts";
import { ownWords } from "./own-words.ts";
import { runChecks } from "./run-checks.ts";
import { isSample, placeOf, readSamples, type Samples, withSamples } from "./samples.ts";

const june = Date.UTC(2026, 5, 1);
const settings = {
  CONTACT_TO: "owner@stillwater.com.au",
  CONTACT_FROM: "site@stillwater.com.au",
  SMTP_URL: "smtps://u:p@mail.stillwater.com.au",
  HEALTH_MONITOR: "UptimeRobot, to Jo and Sam",
  BACKUP_COMMAND: 'scp "$BACKUP_FILE" backup@other:',
};

const term = (name: string, startDate: string) => ({
  name,
  startDate,
  booking: `https://cal.com/owner/${name.toLowerCase().replace(" ", "-")}`,
});
const twoTerms = [term("Term 2", "2026-04-26"), term("Term 4", "2026-10-11")];

let delivered: ReadonlyMap<string, string>;
let finished: ReadonlyMap<string, string>;
let samples: Samples;
beforeAll(async () => {
  delivered = await readSources();
  // Whatever the content says now, its facts about people count as samples here.
  const invented = leavesOf(parseSources(delivered)).filter(({ name, path }) =>
    name === "business" ? ["email", "teacher", "claims"].includes(String(path[0])) : name === "testimonials",
  );
  samples = withSamples(await readSamples(), invented);
  finished = edited(replaceSamples(delivered, samples), "content/schedule.yaml", ["terms"], twoTerms);
  finished = edited(finished, "content/schedule.yaml", ["closures"], []);
  finished = new Map(finished).set("content/confirmed.yaml", JSON.stringify(ownWords));
});

test("sample links lead to reserved domains, and sample numbers are reserved for fiction", () => {
  const values = leavesOf(parseSources(delivered))
    .filter((leaf) => isSample(leaf, samples))
    .map(({ value }) => String(value));
  const hosts = values.filter((value) => URL.canParse(value)).map((value) => new URL(value).hostname);
  expect(hosts.filter((host) => !/(?:^|\.)example\.(?:com|net|org)$/.test(host))).toEqual([]);
  // The support lines are real.
  const numbers = values.filter((value) => /^0[2-9] \d{4} \d{4}$/.test(value));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !/^0[2378] (?:5550|7010) /.test(number))).toEqual([]);
});

/** Returns content files with a changed field. */
function edited(sources: ReadonlyMap<string, string>, file: string, field: FieldPath, value: unknown) {
  const document = parseDocument(sources.get(file) ?? "");
  document.setIn(field, value);
  return new Map(sources).set(file, document.toString({ lineWidth: 0 }));
}

/** Creates a folder with content files, one page, and the given files. */
function site(files: Record<string, string> = {}, sources = finished) {
  const folder = temporaryFolder();
  const all = {
    ...Object.fromEntries(sources),
    "build/client/index.html": "<main id=main><h1>Home</h1></main>",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Creates a finished site with one changed field. */
const siteWith = (file: string, field: FieldPath, value: unknown) =>
  site({}, edited(finished, file, field, value));

const check = (folder: string, changes: Partial<Parameters<typeof runChecks>[0]> = {}) =>
  runChecks({ folder, environment: settings, now: june, noIntake: false, samples, ...changes });

const summarise = ({ severity, kind, file, line }: Finding) => `${severity} ${kind} ${file}:${line ?? "-"}`;
/** Lists the findings; that optional fields are empty has its own test. */
const list = async (...args: Parameters<typeof check>) =>
  (await check(...args)).filter(({ kind }) => kind !== "empty").map(summarise);

test("reports nothing for a finished site", async () => {
  expect(await list(site())).toEqual([]);
  expect(report(await check(site()))).toContain("Ready to go live");
});

const lineIn = (text: string, file = "content/pages/home.yaml") => {
  const before = (finished.get(file) ?? "").split(text)[0] ?? "";
  return before.split("\n").length;
};

test.each([
  ["a TODO", "TODO: say something", "placeholder"],
  ["lorem ipsum", "Lorem ipsum dolor sit", "placeholder"],
  ["a reserved domain", "Write to jo@pond.example", "example address"],
])("content: %s", async (_, text, kind) => {
  const folder = siteWith("content/pages/home.yaml", ["hero", "lead"], text);
  expect(await list(folder)).toEqual([`error ${kind} content/pages/home.yaml:${lineIn("  lead:")}`]);
});

test("content: an example URL without a sample", async () => {
  const folder = siteWith("content/business.yaml", ["centre", "timetable"], "https://shop.example.com/a");
  expect(await list(folder)).toEqual([
    `error example address content/business.yaml:${lineIn("  timetable:", "content/business.yaml")}`,
  ]);
});

test("content: a hint at the form of an email address is no example address", async () => {
  expect(await list(siteWith("content/pages/home.yaml", ["hero", "lead"], "Try name@example.com"))).toEqual(
    [],
  );
});

test("content: an empty field that changes what the site does", async () => {
  const findings = (await check(site())).filter(({ kind }) => kind === "empty");
  expect(findings.find(({ what }) => what.includes("Google Analytics"))).toMatchObject({
    severity: "warning",
    file: "content/business.yaml",
    todo: expect.stringContaining("counts visits itself"),
  });
});

test.each([
  ["source", "Where rating and number of graduates come from is empty."],
  ["asOf", "Month and year of that source is empty."],
  ["answers", "How many people gave a rating is empty."],
])("content: a claim without its %s isn't shown", async (field, what) => {
  const findings = await check(siteWith("content/business.yaml", ["claims", field], null));
  expect(findings.filter((finding) => finding.what === what)).toEqual([
    expect.objectContaining({
      severity: "warning",
      file: "content/business.yaml",
      line: lineIn(`  ${field}:`, "content/business.yaml"),
      todo: expect.stringContaining("doesn’t show its rating"),
    }),
  ]);
});

test.each([
  [
    {},
    [
      ...Array<string>(2).fill("error setting settings:-"),
      ...Array<string>(2).fill("warning setting settings:-"),
    ],
  ],
  [{ ...settings, HEALTH_MONITOR: "" }, ["warning setting settings:-"]],
  [{ ...settings, BACKUP_COMMAND: "" }, ["warning setting settings:-"]],
  [{ ...settings, CONTACT_TO: "" }, ["error setting settings:-"]],
  [{ ...settings, SMTP_URL: "" }, ["error setting settings:-"]],
  [{ ...settings, CONTACT_TO: "owner@elsewhere.com.au" }, ["warning setting settings:-"]],
  [{ ...settings, CONTACT_TO: "owner@elsewhere.com.au", BOUNCES_TO: settings.CONTACT_FROM }, []],
  [
    { ...settings, CONTACT_TO: "you@mail.example.com" },
    ["error example address settings:-", "warning setting settings:-"],
  ],
  [{ ...settings, CONTACT_TO: "nobody" }, ["error setting settings:-"]],
])("settings %j", async (environment, expected) => {
  const folder = site();
  expect(await list(folder, { environment })).toEqual(expected);
  expect(report(await check(folder, { environment })), "passwords aren't shown").not.toContain("u:p");
});

test.each([
  ["before the first term", Date.UTC(2026, 3, 1), false, []],
  ["during a term", june, false, []],
  ["after a term", Date.UTC(2026, 5, 15), false, ["warning past term"]],
  [
    "less than eight weeks before the last",
    Date.UTC(2026, 7, 17),
    false,
    ["warning past term", "warning last intake"],
  ],
  ["after the last term began", Date.UTC(2026, 9, 12), false, ["error no intake", "warning past term"]],
  ["after it, with --no-intake", Date.UTC(2026, 9, 12), true, ["warning no intake", "warning past term"]],
])("dates %s", async (_, now, noIntake, expected) => {
  const findings = await list(site(), { now, noIntake });
  expect(findings.map((finding) => finding.replace(/ content\/schedule\.yaml:\d+$/, ""))).toEqual(expected);
});

test("warns of a closure that is over, from the day after", async () => {
  const closures = [{ from: "2026-05-10", to: "2026-05-31", why: "Painting" }];
  const folder = siteWith("content/schedule.yaml", ["closures"], closures);
  const lastMinute = Temporal.ZonedDateTime.from(`2026-05-31T23:59[${timeZone}]`).epochMilliseconds;
  expect(await list(folder, { now: lastMinute })).toEqual([]);
  expect(await list(folder, { now: lastMinute + 60_000 })).toEqual([
    expect.stringMatching(/^warning past closure content\/schedule\.yaml:\d+$/),
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

test("asks for no booking page of a term that is over and has a later one, though pages keep its button hidden", async () => {
  const sample = "https://booking.example.com/term-2";
  const terms = [{ ...term("Term 2", "2025-04-27"), booking: sample }, ...twoTerms];
  const folder = site(
    { "build/client/index.html": `<main id=main><a hidden href="${sample}">Book</a></main>` },
    edited(finished, "content/schedule.yaml", ["terms"], terms),
  );
  expect((await list(folder)).filter((finding) => !finding.includes("past term"))).toEqual([]);
});

test("names a term with invalid dates", async () => {
  const folder = siteWith("content/schedule.yaml", ["terms"], [term("Term 4", "2026-10-12")]);
  const findings = await check(folder, { noIntake: true });
  expect(findings.find(({ severity }) => severity === "error")).toMatchObject({
    what: expect.stringContaining("Term 4"),
  });
});

test("reports each dead link, anchor and picture once, with its page and source", async () => {
  const page = `<main id="main">
    <a href="/gone">Gone</a> <a href="/contact#nothing">Nothing</a> <a href="#lost">Lost</a>
    <a href="https://www.attention.org.au/missing">Missing</a> <a href="https://shop.example.com/">Shop</a>
    <a href="/contact#form">Form</a> <a href="/contact/?a=1">Slash</a> <a href="#main">Skip</a> <a href="#top">Top</a>
    <a href="/product/4-week-course/">Old</a> <a href="mailto:a@b.au">Mail</a> <a href="https://abc.net.au/">Far</a>
    <img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x" alt="">
    <form action="/functions/v1/send"><button>Send</button></form></main>`;
  const files = {
    "build/client/index.html": page,
    "build/client/contact/index.html": '<form id="form"></form><a href="/gone"><b>Gone</b> too</a>',
    "build/client/a.svg": "<svg/>",
  };
  const lead = "See [nothing](/contact#nothing).";
  const written = edited(finished, "content/pages/home.yaml", ["hero", "lead"], lead);
  const findings = (await check(site(files, written))).filter(({ kind }) => kind !== "empty");
  expect(findings.map(({ what }) => /leads to (\S+):/.exec(what)?.[1]).sort()).toEqual([
    "#lost",
    "/b.svg",
    "/contact#nothing",
    "/gone",
    "https://shop.example.com/",
    "https://www.attention.org.au/missing",
  ]);
  const gone = findings.find(({ what }) => what.includes("/gone"));
  expect(gone).toMatchObject({ severity: "error", kind: "dead link", file: "build/client/index.html" });
  expect(findings.find(({ what }) => what.includes("#nothing"))).toMatchObject({
    file: "content/pages/home.yaml",
    line: lineIn("  lead:"),
  });
  expect(gone?.what).toMatch(/^“Gone” on the page \/, and 1 more page/);
  const titles = new Set(findings.map((finding) => describeFinding(finding).fileTitle));
  expect([...titles].sort(), "no path of a file, for the owner").toEqual(["Home page", "Your pages"]);
});

test("exits with 1 on errors and prints JSON on request", async () => {
  const folder = site({ "build/site.json": "{}" }, edited(finished, "content/schedule.yaml", ["terms"], []));
  const run = (...args: string[]) => runScript(folder, "scripts/launch-check.ts", args, settings);
  const json = await run("--json");
  expect(json.code).toBe(1);
  expect(JSON.parse(json.output)).toMatchObject({
    errors: 1,
    findings: expect.arrayContaining([expect.objectContaining({ severity: "error", kind: "no intake" })]),
  });
  expect(report(JSON.parse(json.output).findings)).toContain("1 error to fix");
  expect(await run("--no-intake")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Ready to go live"),
  });
});

test("prints as JSON why content is refused, which can't be built", async () => {
  const folder = site({}, edited(finished, "content/schedule.yaml", ["course", "price"], "free"));
  const { code, output } = await runScript(folder, "scripts/launch-check.ts", ["--json"], settings);
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    errors: 1,
    findings: [
      { severity: "error", kind: "content", file: "content/schedule.yaml", line: expect.any(Number) },
    ],
  });
});

test("reports placeholders in pages, and those of content/ only in content/", async () => {
  const folder = site(
    {
      "build/client/index.html": "<main id=main><h1>Home</h1><p>TODO: say something</p></main>",
      "build/client/contact/index.html": "<main><h1>Contact</h1><p>Lorem ipsum dolor sit.</p></main>",
    },
    edited(finished, "content/pages/home.yaml", ["hero", "lead"], "TODO: say something"),
  );
  expect(await list(folder)).toEqual([
    "error placeholder build/client/contact/index.html:-",
    `error placeholder content/pages/home.yaml:${lineIn("  lead:")}`,
  ]);
});

test("finds every sample of the site as it is delivered, with its line and advice", async () => {
  const findings = (await check(site({}, delivered))).filter(
    ({ kind }) => kind === "sample" || kind === "unread",
  );
  const files = new Set(findings.map(({ file }) => file));
  const expected = leavesOf(parseSources(delivered)).filter((leaf) => isSample(leaf, samples));
  const words = ownWords.map((name) => (name === "articles" ? "content/articles" : `content/${name}.yaml`));
  expect(words).toContain("content/pages/home.yaml");
  expect(files).toEqual(new Set([...expected.map(({ file }) => file), ...words]));
  expect(findings.find(({ what }) => what.startsWith("Email address"))).toMatchObject({
    file: "content/business.yaml",
    line: lineIn("\nemail:", "content/business.yaml") + 1,
  });
  expect(findings.some(({ todo }) => todo.includes("Australian Consumer Law"))).toBe(true);
});

test("finds a sample text that was moved to another page", async () => {
  const moved = leavesOf(parseSources(delivered)).find(
    (leaf) => placeOf(leaf).startsWith("testimonials ") && isSample(leaf, samples),
  );
  const folder = siteWith("content/pages/home.yaml", ["hero", "lead"], moved?.value);
  expect(await list(folder)).toEqual([`error sample content/pages/home.yaml:${lineIn("  lead:")}`]);
});

test("accepts a confirmed fact, but no confirmed testimonial, and the source of a rating only by its own line", async () => {
  const confirm = ["business teacher.firstName", "testimonials", "business claims"];
  const folder = site({ "content/confirmed.yaml": JSON.stringify(confirm) }, delivered);
  const found = (await check(folder)).filter(({ kind }) => kind === "sample");
  const what = found.map((finding) => finding.what);
  expect(what.filter((text) => text.startsWith("First name"))).toEqual([]);
  expect(what.filter((text) => text.startsWith("Full name"))).toHaveLength(1);
  expect(found.some(({ field }) => field?.name === "testimonials")).toBe(true);
  const ofClaims = found.filter(({ field }) => field?.name === "business" && field.path[0] === "claims");
  expect(ofClaims).toEqual([
    expect.objectContaining({
      severity: "error",
      what: expect.stringContaining("Where rating and number of graduates come from"),
      todo: expect.stringMatching(/invented.*Australian Consumer Law/),
    }),
  ]);
  const byItself = site(
    { "content/confirmed.yaml": '["business claims", "business claims.source"]' },
    delivered,
  );
  const left = (await check(byItself)).map(({ field }) => field?.path[0]);
  expect(left).not.toContain("claims");
});

test("says nothing of a made-up rating or number of graduates while their source is empty, since neither shows", async () => {
  const folder = site({}, edited(delivered, "content/business.yaml", ["claims", "source"], null));
  const found = (await check(folder)).filter(
    ({ kind, field }) => kind === "sample" && field?.path[0] === "claims",
  );
  expect(found.map(({ field }) => field?.path[1])).not.toContain("rating");
  expect(found.map(({ field }) => field?.path[1])).not.toContain("graduates");
});

const file = "content/testimonials.yaml";
const words = "home:\n  - quote: I sleep much better.\n    name: Kim\n";
const consentIn = async (yaml: string) =>
  checkConsent(parseSources(new Map([[file, yaml]])), await readSamples());

test.each([
  ["none", ""],
  ["no day", "    consent:\n      how: by email\n"],
  ["no way", "    consent:\n      day: 2026-01-14\n"],
  ["a day that doesn't exist", "    consent:\n      how: by email\n      day: 2026-02-30\n"],
  ["empty ones", '    consent:\n      how: " "\n      day: 2026-01-14\n'],
  ["a note alone", "    consent: email, 3 May 2027\n"],
])("refuses words whose consent has %s", async (_, consent) => {
  expect(await consentIn(words + consent)).toMatchObject([{ severity: "error", kind: "consent", line: 2 }]);
});

test("accepts words with the way and the day of consent, and leaves samples to their own check", async () => {
  expect(await consentIn(`${words}    consent:\n      how: by email\n      day: 2026-01-14\n`)).toEqual([]);
  const sources = await readSources();
  expect(checkConsent(parseSources(sources), await readSamples())).toEqual([]);
});

test("what the site is built from has no consent in it", async () => {
  const sources = await readSources();
  const consent =
    "    consent:\n      how: on paper\n      day: 2026-01-14\n      note: in the green folder\n";
  const yaml = `${words}${consent}about: []\ncourse: []\nsundayClass: []\ncoaching: []\n`;
  const { content } = compileContent(new Map(sources).set(file, yaml));
  expect(content?.testimonials.home).toEqual([{ quote: "I sleep much better.", name: "Kim" }]);
  expect(JSON.stringify(content)).not.toContain("green folder");
});
