import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseDocument, stringify } from "yaml";
import { compileContent } from "./compile-content.ts";
import type { Pictures } from "./pictures.ts";
import { formatProblem } from "./problem.ts";
import { readSources } from "./read-sources.ts";
import { parseSource } from "./source-file.ts";
import { withinTimeLimit } from "./time-limit.ts";

const sources = await readSources();

const business = "content/business.yaml";
const schedule = "content/schedule.yaml";
const faqs = "content/faqs.yaml";
const references = "content/references.yaml";
const home = "content/pages/home.yaml";

type Change = readonly [file: string, change: (text: string) => string];

/** Returns the problems of the content after these changes. */
function problemsAfter(changes: readonly Change[], pictures?: Pictures): string[] {
  const changed = new Map(sources);
  for (const [file, change] of changes) {
    const before = changed.get(file) ?? "";
    const after = change(before);
    if (after === before) throw new Error(`Nothing changed in ${file}`);
    changed.set(file, after);
  }
  return compileContent(changed, { ...(pictures && { pictures }) }).problems.map(formatProblem);
}

const replace =
  (from: string | RegExp, to: string): Change[1] =>
  (text) =>
    text.replace(from, () => to);

/** Replaces a list at the top of a file. */
const replaceList =
  (field: string, entries: readonly object[]): Change[1] =>
  (text) => {
    const document = parseDocument(text);
    document.set(field, entries);
    return document.toString({ lineWidth: 0 });
  };

const price = (value: string) => replace(/^ {2}price: .*/m, `  price: ${value}`);
const answer = (value: string) => replace(/answer: .*/, `answer: ${value}`);
const firstTerm = (day: string) => replace(/startDate: .*/, `startDate: ${day}`);

describe("schedule.yaml: reports in one sentence", () => {
  test.each<[string, Change[1], RegExp]>([
    [
      "a sentence that is too long",
      replace(/^ {2}whoCanCome: .*/m, `  whoCanCome: ${"Everyone ".repeat(9)}`),
      /sundayClass › whoCanCome: is 80 characters long; its place holds 60\. Shorten it\.$/,
    ],
    ["a price in words", price("free"), /:\d+ course › price: is “free”\. Write a price in digits/],
    ["a negative price", price("-5"), /:\d+ course › price: is “-5”; it must be more than 0\.$/],
    [
      "an infinite price",
      price(".inf"),
      /:\d+ This isn’t a number that can stand here\. Write it in digits\.$/,
    ],
    ["a missing field", replace(/^ {2}price: .*\n/m, ""), /:\d+ course › price: is missing\. Write a price/],
    [
      "a date that doesn’t exist",
      firstTerm("2026-02-30"),
      /“2026-02-30” isn’t in the calendar\. Write a day/,
    ],
    [
      "a date in words",
      firstTerm("1 February"),
      /: is “1 February”\. Write a day that exists, such as 2027-01-31/,
    ],
    [
      "a term that starts on a Tuesday",
      firstTerm("2026-02-03"),
      /must be a Sunday, and 3 February 2026 isn’t/,
    ],
    [
      "a term with another term’s booking page",
      replace(/term-4(?!.*term-4)/s, "term-3"),
      /terms › \d+ › booking: Term 4 has the booking page of Term 3\. Give it its own\.$/,
    ],
    [
      "a term with the booking page of the intro call",
      replace("https://booking.example.com/term-1", "https://booking.example.com/intro-call"),
      /terms › 1 › booking: Term 1 has the booking page of the intro call\./,
    ],
    [
      "a class that ends before it starts",
      replace(/endTime: .*/, 'endTime: "01:00"'),
      /sundayClass › endTime: The class ends at 01:00, but starts at /,
    ],
    [
      "a refund that ends after the move",
      replace(/refundUpToSession: .*/, "refundUpToSession: 6"),
      /course › moveUpToSession: The free move ends with session \d, but the refund with session 6/,
    ],
    [
      "HTML in a closure’s reason",
      replaceList("closures", [
        { from: "2026-12-27", to: "2026-12-27", why: "</script><script>alert(1)</script>" },
      ]),
      /schedule\.yaml:\d+ closures › 1 › why: “.*” contains HTML, <\/script>\. Delete it\.$/,
    ],
    [
      "a misspelt field",
      replace("  sessions:", "  sesions:"),
      /:\d+ course: has no field “sesions”\. Did you mean “sessions”\?$/,
    ],
    [
      "an unknown field",
      replace("  sessions:", "  mood: calm\n  sessions:"),
      /has no field “mood”\. Check its spelling/,
    ],
    [
      "a duplicate field",
      replace("  sessions:", "  sessions: 9\n  sessions:"),
      /:\d+ This field stands twice/,
    ],
    ["a tab", replace("  sessions:", "\tsessions:"), /:\d+ This line begins with a tab/],
    ["a wrong indentation", replace("  sessions:", " sessions:"), /:\d+ This line doesn’t begin as far/],
    ["an unknown alias", price("*price"), /:\d+ A text that begins with “\*” must stand/],
    ["a second document", replace("terms:", "---\nterms:"), /:\d+ Three hyphens can’t stand here/],
    ["an empty file", () => "", /:1 This file is empty\. /],
    ["a file of another shape", () => "Hello", /:1 This file is “Hello”, where fields belong/],
  ])("%s", (_, change, message) => {
    expect(problemsAfter([[schedule, change]])).toEqual([expect.stringMatching(message)]);
  });
});

test.each(["0800", "0355500142", "1e5", "+61355500142", "0x1F", "True"])(
  "business.yaml: quotes %s, which isn’t read as a text, as it was typed",
  (typed) => {
    const [problem, ...others] = problemsAfter([[business, replace(/postcode: .*/, `postcode: ${typed}`)]]);
    expect(problem).toMatch(/postcode: is read as (?:a number|yes or no)\. Put it between quotation marks: /);
    expect(problem).toContain(`"${typed}".`);
    expect(others).toEqual([]);
  },
);

test.each([
  ["Room #4 and # more", /:\d+ What follows “ #” isn’t read: “#4 and # more”\. Put the whole text/],
  ["Room # in the park", /:\d+ What follows “ #” isn’t read: “# in the park”\./],
  ["Room #4\n  in the park", /:\d+ What follows “ #” isn’t read: “#4”\./],
  ['"Room" # in the park', /:\d+ What follows “ #” isn’t read: “# in the park”\./],
  ["'Room' #4\n  in the park", /:\d+ What follows “ #” isn’t read: “#4”\./],
  ["> # Room\n  in the park", /:\d+ What follows “ #” isn’t read: “# Room”\./],
  ["|- # Room\n  in the park", /:\d+ What follows “ #” isn’t read: “# Room”\./],
])("business.yaml: names the end of a text that isn’t read: %j", (name, message) => {
  const line =
    Number(
      sources
        .get(business)
        ?.split("\n")
        .findIndex((one) => one.startsWith("name: ")),
    ) + 1;
  const problems = problemsAfter([[business, replace(/^name: .*/m, `name: ${name}`)]]);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toContain(`${business}:${line} `);
});

test.each(["Room#4", '"Room #4"', "Room\n# A comment.", '"Room"\n# A comment.', ">\n  Room #4", "Room\n  4"])(
  "business.yaml: takes a number sign that is part of the text, and a comment on a line of its own: %j",
  (name) => {
    expect(problemsAfter([[business, replace(/^name: .*/m, `name: ${name}`)]])).toEqual([]);
  },
);

test("schedule.yaml: takes a comment after a number", () => {
  expect(problemsAfter([[schedule, price("250 # for now")]])).toEqual([]);
});

test.each(["__proto__", "Doe 2020"])("references.yaml: refuses the id %s", (id) => {
  const [problem, ...others] = problemsAfter([[references, (text) => `${text}${id}:\n  title: One\n`]]);
  expect(problem).toMatch(/references\.yaml:\d+ .* ?isn’t a name that can stand here\. Write lower-case/);
  expect(problem).toContain(id);
  expect(others).toEqual([]);
});

test.each([
  ["brackets", "[".repeat(3000)],
  ["closed brackets", "[".repeat(100) + "]".repeat(100)],
  ["braces", "{ a: ".repeat(1000) + "}".repeat(1000)],
])("a field that is nested too deeply is refused in one sentence: %s", (_, value) => {
  expect(problemsAfter([[business, replace(/^name: .*/m, `name: ${value}`)]])).toEqual([
    expect.stringMatching(/business\.yaml:\d+ This field has parts within parts within parts, too deep/),
  ]);
});

describe("business.yaml: where pages send what visitors enter", () => {
  const problemsOf = (url: string) =>
    problemsAfter([[business, replace(/(?<=^functions:\n) {2}url: .*/m, `  url: ${url}`)]]);

  test.each(["/forms", "https://forms.example.com", "https://forms.example.com/functions/v1"])(
    "is a path or begins with https://: %s",
    (url) => {
      expect(problemsOf(url)).toEqual([]);
    },
  );

  test.each([
    "javascript:alert(7)//",
    "//evil.example/x",
    "/\\evil.example",
    "/",
    "/functions/v1/",
    "http://localhost:3000/functions/v1",
    "https://forms.example.com/?to=",
    "https://",
    "functions/v1",
  ])("isn’t %s", (url) => {
    const [problem, ...others] = problemsOf(url);
    expect(problem).toMatch(
      /business\.yaml:\d+ functions › url: “.*” isn’t an address for forms\. Write a path/,
    );
    expect(problem).toContain(`“${url}”`);
    expect(others).toEqual([]);
  });

  test("is encrypted for an external mailing list, too, and a measurement id looks like one", () => {
    const list = "newsletterList:\n  url: http://list.example.com\n  honeypot: b_1\n";
    expect(problemsAfter([[business, replace(/^newsletterList:\n/m, list)]])).toEqual([
      expect.stringMatching(/newsletterList › url: “http:.*” must begin with https:\/\/\.$/),
    ]);
    expect(problemsAfter([[business, replace(/measurementId:$/m, "measurementId: UA-12345-6")]])).toEqual([
      expect.stringMatching(/analytics › measurementId: “UA-12345-6” isn’t a measurement id\. Copy it/),
    ]);
  });
});

test("business.yaml: reports hours that end before they begin", () => {
  expect(problemsAfter([[business, replace(/closes: .*/, 'closes: "01:00"')]])).toEqual([
    expect.stringMatching(/openingHours › closes: The hours end at 01:00, but begin at /),
  ]);
});

test("personal-coaching.yaml: reports parts of a session that are longer than it", () => {
  expect(
    problemsAfter([["content/pages/personal-coaching.yaml", replace("minutes: 35", "minutes: 40")]]),
  ).toEqual([expect.stringMatching(/The parts add up to 65 minutes, but a session has /)]);
});

test("business.yaml: reports an ABN whose digits don’t check each other", () => {
  const abn = (value: string) => replace(/^ {2}abn: .*/m, `  abn: ${value}`);
  expect(problemsAfter([[business, abn("51 824 753 556")]])).toEqual([]);
  for (const wrong of ["51 824 753 557", "51 824 753"]) {
    expect(problemsAfter([[business, abn(wrong)]])).toEqual([
      expect.stringMatching(/teaching › abn: .*“51 824.*isn’t an ABN\. Copy the eleven digits/),
    ]);
  }
});

describe("texts: reports in one sentence", () => {
  test.each<[string, Change[1], RegExp]>([
    [
      "an unquoted colon",
      answer("Yes: no: perhaps"),
      /:\d+ This line can’t be read\. Put a text that contains “: ”/,
    ],
    [
      "words after a quotation",
      answer('"Yes" and no'),
      /:\d+ This line can’t be read\. Put the whole of a text/,
    ],
    ["an unclosed bracket", answer("[Yes"), /:\d+ (This line|A quotation mark, a bracket)/],
    [
      "a text longer than its place",
      answer("word ".repeat(240)),
      /: is 1199 characters long; its place holds 600\. Shorten it\.$/,
    ],
    ["a number", answer("12"), /: is read as a number\. Put it between quotation marks: "12"\.$/],
    ["HTML in a sentence", answer("<b>Yes</b>, you can."), /:\d+ .*contains HTML, <b>\. Delete it\.$/],
    [
      "a link to no page",
      answer("See [this](/abot)."),
      /: The link “\/abot” leads to no page\. Did you mean \/about\?$/,
    ],
    [
      "a link without a slash",
      answer("See [this](about)."),
      /: The link “about” leads nowhere\. Begin a page/,
    ],
    [
      "a link without a target",
      answer("See [this]()."),
      / contains a link that leads nowhere: \[this\]\(\)\.$/,
    ],
    [
      "an unknown placeholder",
      answer("In {{place.twon}}."),
      /: There is no fact called “place\.twon”\. Did you mean \{\{place\.town\}\}\?/,
    ],
    [
      "an unclosed placeholder",
      answer("In {{place.town."),
      /The placeholder “\{\{place\.town\.” isn’t closed/,
    ],
    ["an unopened placeholder", answer("In place.town}}."), /The placeholder “place\.town\}\}” isn’t opened/],
  ])("%s", (_, change, message) => {
    expect(problemsAfter([[faqs, change]])).toEqual([expect.stringMatching(message)]);
  });

  test("but no sign that is a text of its own", () => {
    expect(problemsAfter([[faqs, answer("We <3 it, in < 5 minutes, if a<1 & b>2.")]])).toEqual([]);
  });

  test("a missing field where an entry has several forms", () => {
    const change = replace(/(to: \/about\n) +label: .*\n/, "to: /about\n");
    expect(problemsAfter([["content/navigation.yaml", change]])).toEqual([
      expect.stringMatching(/navigation\.yaml:\d+ main › \d › label: is missing\. Write a text\.$/),
    ]);
  });
});

describe("letters.yaml: reports in one sentence", () => {
  const letter = {
    id: "5d0c9a46-83a2-4a0b-8f0e-6a1f0c3b2e71",
    slug: "2026-10-06-wind",
    sent: "2026-10-06",
    subject: "Wind",
    text: "Hello,\n\nit blows.",
  };
  const other = { ...letter, id: "0b6f2f0e-5c1d-4a57-9a3e-2f1d7c7a9b10", slug: "2026-10-07-calm" };
  const problemsOf = (...letters: readonly object[]) =>
    problemsAfter([["content/letters.yaml", () => stringify(letters)]]);

  test("nothing, of letters as they are sent", () => {
    expect(problemsOf(letter, other)).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    [
      "two with one address",
      { slug: letter.slug },
      /:\d+ 2 › slug: Two letters have the address \/letters\/2026-10-06-wind\. Change one of them\.$/,
    ],
    ["one that stands twice", { id: letter.id }, /:\d+ 2 › id: The letter .* stands here twice/],
    ["an empty one", { text: "" }, /:\d+ 2 › text: is empty\. Write a text\.$/],
    [
      "one without words",
      { text: "…" },
      /:\d+ 2 › text: “…” has no words\. Write some, or delete the letter\.$/,
    ],
    ["a line across", { text: "> ---" }, /:\d+ 2 › text: “> ---” has something that no letter can have/],
    ["an empty list", { text: "So:\n\n-" }, /:\d+ 2 › text: .*has a quotation or a list with nothing in it/],
    [
      "a script",
      { text: "Hello,\n\n<script>alert(1)</script>" },
      /:\d+ 2 › text: .*contains HTML, <script>.*\. Delete it\.$/,
    ],
    [
      "a link that runs one",
      { text: "[Here](javascript:alert(1))" },
      /:\d+ 2 › text: .*has a link to “javascript:alert\(1\)”\. Begin it with https:/,
    ],
    [
      "a placeholder, which would change with its fact",
      { text: "It costs {{course.price}}." },
      /:\d+ 2 › text: No placeholder can stand here: it says what it said then\. Write out the value\.$/,
    ],
  ])("%s", (_, change, message) => {
    expect(problemsOf(letter, { ...other, ...change })).toEqual([expect.stringMatching(message)]);
  });
});

describe("articles: reports in one sentence", () => {
  const [file = ""] = [...sources.keys()].filter((name) => name.endsWith(".mdx"));
  const append = (text: string): Change[1] => replace(/$/, `\n${text}\n`);

  test.each<[string, Change[1], RegExp]>([
    [
      "a link to no page",
      append("See [this](/abot)."),
      /:\d+ The link “\/abot” leads to no page\. Did you mean \/about\?$/,
    ],
    ["a brace", append("In {place."), /:\d+ This article has a brace that can’t be read/],
    [
      "an unclosed element",
      append("<SideNote>\nNever closed."),
      /:\d+ This article has a <SideNote> without its other half/,
    ],
    [
      "an unknown element",
      append("<SideNotes>A note</SideNotes>"),
      /:\d+ <SideNotes> can’t stand in an article\. Did you mean <SideNote>\?$/,
    ],
    ["code", append("In {town}."), /:\d+ Code can’t stand in an article\. Delete it\.$/],
    [
      "code in an attribute",
      append("<SideNote title={1}>n</SideNote>"),
      /:\d+ Code can’t stand in an article/,
    ],
    ["spread code", append("<SideNote {...town}>n</SideNote>"), /:\d+ Code can’t stand in an article/],
    [
      "spread code that ends with two braces",
      append('<SideNote {...{title:"x"}}>n</SideNote>'),
      /:\d+ Code can’t stand in an article/,
    ],
    ["code that ends with two braces", append("In {...{town}}."), /:\d+ This article has a brace/],
    [
      "code in an attribute that nothing has",
      append('<SideNote x={process.getBuiltinModule("child_process").execSync("id")}>n</SideNote>'),
      /:\d+ Code can’t stand in an article/,
    ],
    ["an import", append('import x from "node:fs"'), /:\d+ Code can’t stand in an article/],
    ["an unknown attribute", append('<SideNote tide="a">n</SideNote>'), /:\d+ <SideNote> has no “tide”/],
    [
      "an attribute that stands twice, of which a check and the page could see another one each",
      append('<Print name="gaze" name="unknown" alt="A bird that looks at the water" />'),
      /:\d+ <Print> has “name” twice\. Delete one of them\.$/,
    ],
    [
      "a picture from elsewhere",
      append("![A bus](https://example.org/bus.png)"),
      /:\d+ A picture can’t stand here like this/,
    ],
    [
      "a picture from elsewhere, by reference",
      append("![A bus][bus]\n\n[bus]: https://example.org/bus.png"),
      /:\d+ A picture can’t stand here like this/,
    ],
    [
      "a link that is code",
      append("[a](javascript:alert(1))"),
      /:\d+ The link “javascript:alert\(1\)” leads nowhere/,
    ],
    [
      "a link that is code, by reference",
      append("See [a].\n\n[a]: javascript:alert(1)"),
      /:\d+ The link “javascript:alert\(1\)” leads nowhere/,
    ],
    [
      "a link to a program, which nothing uses yet",
      append("[a]: data:text/html,x"),
      /:\d+ The link “data:text\/html,x” leads nowhere/,
    ],
    [
      "a text that would take minutes",
      append("*a_ ".repeat(20_000)),
      /:1 This article takes too long to be read\. Shorten it or split it\.$/,
    ],
    [
      "a text within a text, too deep",
      append("> ".repeat(20_000)),
      /:1 This article (takes too long|has parts within parts)/,
    ],
    [
      "a text that is too long",
      append("Words. ".repeat(20_000)),
      /:1 This article has more than 100,000 characters/,
    ],
  ])("%s", (_, change, message) => {
    const problems = problemsAfter([[file, change]]);
    expect(problems).toEqual([expect.stringMatching(message)]);
    const last = Number(
      change(sources.get(file) ?? "")
        .trimEnd()
        .split("\n").length,
    );
    expect(problems[0]).toMatch(new RegExp(`^${file}:(1|${last - 2}|${last - 1}|${last}) `));
  });

  test("an invalid list of references, without a word about the citations", () => {
    expect(problemsAfter([[references, replace(/year: \d+/, "year: soon")]])).toEqual([
      expect.stringMatching(/references\.yaml:\d+ [\w-]+ › year: is “soon”\. Write a number/),
    ]);
  });
});

describe("pictures: reports in one sentence", () => {
  const slugs = [...sources.keys()]
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.replace(/^.*\/|\.mdx$/g, ""));
  const pictures = (files: Record<string, number>, prints = slugs): Pictures => ({
    files: new Map(Object.entries(files)),
    prints,
    photographs: new Map(
      Object.keys(files).map((file) => [path.parse(file).name, { file, id: "0".repeat(8) }]),
    ),
  });
  const photograph =
    "  photograph:\n    path: /photos/me.jpg\n    alt: Me at the lake\n    width: 800\n    height: 800\n";
  const teacher = replace(/^teacher:\n/m, `teacher:\n${photograph}`);

  test.each<[string, string, Change[1], Pictures, RegExp]>([
    [
      "a missing photograph",
      business,
      teacher,
      pictures({}),
      /business\.yaml:\d+ teacher › photograph › path: There is no file public\/photos\/me\.jpg\. Put it there/,
    ],
    [
      "a photograph whose name has letters in two ways",
      business,
      replace(/^teacher:\n/m, `teacher:\n${photograph.replace("me.jpg", "zoë.jpg")}`),
      pictures({ "public/photos/zoe\u0308.jpg": 9 }),
      /The name of \/photos\/zoë\.jpg has letters that computers write in two ways\. Call the file zoe\.jpg, and write so here\.$/,
    ],
    [
      "a misspelt photograph",
      business,
      teacher,
      pictures({ "public/photos/me.jpeg": 9 }),
      /Did you mean \/photos\/me\.jpeg\?$/,
    ],
    [
      "a photograph of 12 MB",
      business,
      teacher,
      pictures({ "public/photos/me.jpg": 12e6 }),
      /The picture \/photos\/me\.jpg has 12 MB; at most 2 MB fit\. Make it smaller\.$/,
    ],
  ])("%s", (_, file, change, given, message) => {
    expect(problemsAfter([[file, change]], given)).toEqual([expect.stringMatching(message)]);
  });

  test("accepts a photograph that exists", () => {
    expect(problemsAfter([[business, teacher]], pictures({ "public/photos/me.jpg": 2e6 }))).toEqual([]);
  });

  test("an article without a picture, or with one of 12 MB", () => {
    const [first = "", ...rest] = slugs;
    expect(problemsAfter([], pictures({}, rest))).toEqual([
      `content/articles/${first}.mdx:1 This article has no picture. Choose a print under “picture”, or put a photograph beside it, as content/articles/${first}.jpg.`,
    ]);
    expect(problemsAfter([], pictures({ [`content/articles/${first}.jpg`]: 12e6 }))).toEqual([
      expect.stringMatching(/The picture .*\.jpg has 12 MB; at most 10 MB fit\. Make it smaller\.$/),
    ]);
  });
});

test("reports a missing file", () => {
  const changed = new Map(sources);
  changed.delete(home);
  expect(compileContent(changed).problems.map(formatProblem)).toEqual([`${home}:1 This file is missing.`]);
});

test("reports unknown placeholders while the facts have an error", () => {
  const problems = problemsAfter([
    [schedule, price("free")],
    [
      faqs,
      answer(
        "In {{place.twon}}, {{place.town}}, {{course.sessions:words}}, {{supportLines.lifeline}}, {{practices.count}}.",
      ),
    ],
    [
      home,
      replace(
        /^ {2}lead: .*/m,
        "  lead: From {{course.prize}}, {{sundayClass.nextDay}} at {{sundayClass.times}}.",
      ),
    ],
  ]);
  expect(problems.sort()).toEqual([
    expect.stringMatching(
      /faqs\.yaml:\d+ .*: There is no fact called “place\.twon”\. Did you mean \{\{place\.town\}\}\?/,
    ),
    expect.stringMatching(
      /home\.yaml:\d+ .*: There is no fact called “course\.prize”\. Did you mean \{\{course\.price\}\}\?/,
    ),
    expect.stringMatching(/schedule\.yaml:\d+ course › price: is “free”/),
  ]);
});

test("reports the placeholders of a fact that was emptied", () => {
  const problems = problemsAfter([
    [schedule, replace(/(?<=^sundayClass:\n(?: {2}.*\n)*?) {2}price: .*\n/m, "")],
  ]);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toMatch(
      /:\d+ .*: \{\{sundayClass\.price\}\} is empty\. Fill in sundayClass\.price, or leave the placeholder out\.$/,
    );
  }
});

test("reports everything at once", () => {
  const problems = problemsAfter([
    [schedule, (text) => firstTerm("2026-02-30")(price("free")(text))],
    [faqs, answer("See [this](/abot).")],
    [home, replace(/^hero:$/m, "\thero:")],
    [business, replace(/email: .*/, "email: jo")],
  ]).join("\n");
  expect(problems).toMatch(/schedule\.yaml:\d+ course › price/);
  expect(problems).toMatch(/schedule\.yaml:\d+ terms › 1 › startDate/);
  expect(problems).toMatch(/faqs\.yaml:\d+ .*leads to no page/);
  expect(problems).toMatch(/home\.yaml:\d+ This line begins with a tab/);
  expect(problems).toMatch(/business\.yaml:\d+ email: is “jo”/);
  expect(problems.split("\n")).toHaveLength(5);
});

test("a letter that would take minutes to read is refused in a sentence, and so is one that is too deep", () => {
  const id = "7b0ddc4e-0000-4000-8000-000000000000";
  const letter = (text: string): Change => [
    "content/letters.yaml",
    () => stringify([{ id, slug: "a", sent: "2026-01-01", subject: "A", text }]),
  ];
  expect(problemsAfter([letter("*a_ ".repeat(20_000))])).toEqual([
    expect.stringMatching(/:1 This file takes too long to be read\. Shorten it or split it\.$/),
  ]);
  expect(problemsAfter([letter("> ".repeat(3000))])).toEqual([
    expect.stringMatching(/:1 This file (has parts within parts|takes too long)/),
  ]);
});

test("a link of any length is refused in one sentence", () => {
  const [file = ""] = [...sources.keys()].filter((name) => name.endsWith(".mdx"));
  expect(problemsAfter([[file, (text) => `${text}\n[a](/${"abuot".repeat(10_000)})\n`]])).toEqual([
    expect.stringMatching(/:\d+ The link “\/[abuot]+… leads to no page\.$/),
  ]);
});

test("a file of thousands of fields is read at once", () => {
  const fields = Array.from({ length: 20_000 }, (_, index) => `field${index}: 1\n`).join("");
  expect(withinTimeLimit(fields, () => parseSource("a", fields).problems)).toEqual([]);
  const twice = `${fields}field7: 2\n`;
  expect(withinTimeLimit(twice, () => parseSource("a", twice).problems)).toMatchObject([
    { line: 20_001, message: "This field stands twice. Delete one of them." },
  ]);
});

test("control characters, which a page shows as boxes and no feed can have, are spaces", () => {
  expect(parseSource("a", 'title: "\\x0bLine\\x0bby\\0line\\uD800\\uFFFF"\nlines: "a\\nb"\n').data).toEqual({
    title: "Line by line\uFFFD",
    lines: "a\nb",
  });
});

test("a fact is a text in a formatted sentence, whatever signs stand in it", () => {
  const town = "*B*[l](/)";
  const changed = new Map(sources).set(
    business,
    (sources.get(business) ?? "").replace(
      /^( +town: ).*$/m,
      (_, field: string) => field + JSON.stringify(town),
    ),
  );
  const { content, problems } = compileContent(changed);
  expect(problems.filter(({ severity }) => severity === "error").map(formatProblem)).toEqual([]);
  expect(JSON.stringify(content?.faqs)).toContain(`We can meet in ${JSON.stringify(town).slice(1, -1)} when`);
});

describe("for-a-while.yaml: reports in one sentence", () => {
  const notice = { text: "Full", from: "2099-01-04", until: "2099-01-08" };
  const price = { price: "course", from: "2099-01-01", amount: 260, announced: "yes" };

  test.each<[string, string, readonly object[], RegExp]>([
    [
      "a notice with a link to nowhere",
      "notices",
      [{ ...notice, link: "/servces" }],
      /:\d+ notices › 1 › link: The link “\/servces” leads to no page\. Did you mean \/services\?$/,
    ],
    [
      "a notice with an address that browsers don’t encrypt",
      "notices",
      [{ ...notice, link: "http://example.com" }],
      /link: “http:\/\/example\.com” isn’t a page of this site, nor does it begin with https:\/\/\.$/,
    ],
    [
      "a notice that ends before it begins",
      "notices",
      [{ ...notice, until: "2099-01-01" }],
      /:\d+ notices › 1 › until: It ends on 1 January 2099, before it begins on 4 January 2099\.$/,
    ],
    [
      "two prices from one day",
      "prices",
      [price, { ...price, amount: 270 }],
      /:\d+ prices › 2 › from: Two prices of the course begin on 1 January 2099: \$260 and \$270\. Delete one\.$/,
    ],
    [
      "a Sunday that isn’t one",
      "sundays",
      [{ date: "2099-01-01", place: "Hall" }],
      /:\d+ sundays › 1 › date: 1 January 2099 isn’t a Sunday\. /,
    ],
  ])("%s", (_, list, entries, message) => {
    const [problem, ...others] = problemsAfter([["content/for-a-while.yaml", replaceList(list, entries)]]);
    expect(problem).toMatch(message);
    expect(others).toEqual([]);
  });

  test("and takes a file without any list", () => {
    const empty = "notices:\nsundays:\nprices:\naway:\n";
    expect(problemsAfter([["content/for-a-while.yaml", () => empty]])).toEqual([]);
    expect(problemsAfter([["content/for-a-while.yaml", () => "# Nothing\n"]])).toEqual([]);
  });
});
