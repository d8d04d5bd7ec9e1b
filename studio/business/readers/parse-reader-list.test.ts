import { expect, test } from "vitest";
import { withinTimeLimit } from "../../../content-model/compiler/time-limit.ts";
import { type ListAnswers, saysLittle } from "./list-table.ts";
import { parseReaderList } from "./parse-reader-list.ts";

const parse = (...lines: string[]) => parseReaderList(lines.join("\n"));
const emailsOf = ({ readers }: ReturnType<typeof parse>) => readers.map(({ email }) => email);

/** A list, read with answers of the owner. */
function parseSaying(answers: Omit<ListAnswers, "shape">, ...lines: string[]) {
  const { shape } = parse(...lines);
  return parseReaderList(lines.join("\n"), { shape, ...answers });
}

/** None of the columns says who left, and none has the day they agreed. */
const none = { wishes: {}, days: "none" } as const;

test.each([
  ["kim@example.org", "", "kim@example.org"],
  ["  Kim@Example.org ", "", "Kim@Example.org"],
  ["Kim Lee <kim@example.org>", "Kim Lee", "kim@example.org"],
  ['"Lee, Kim" <kim@example.org>', "Lee, Kim", "kim@example.org"],
  ["Kim Lee kim@example.org", "Kim Lee", "kim@example.org"],
  ["mailto:kim@example.org", "", "kim@example.org"],
  ["žofia@příklad.cz", "", "žofia@příklad.cz"],
])("reads %j, and asks nothing", (line, name, email) => {
  expect(parse(line)).toMatchObject({ open: [], readers: [{ email, name }], wrong: [], repeated: 0 });
});

test.each([
  ["Kim\tkim@example.org", "Kim"],
  ["kim@example.org;Kim", "Kim"],
  ['"kim@example.org","Kim ""K"" Lee"', 'Kim "K" Lee'],
  ["Kim Lee | kim@example.org", "Kim Lee"],
  ["kim@example.org,12/03/2025,4", ""],
  ["Name|Email\nKim Lee|kim@example.org", "Kim Lee"],
  ["sep=;\nEmail;Name\nkim@example.org;Kim Lee", "Kim Lee"],
  ["Email\nkim@example.org", ""],
  ["First Name,Last Name,Email Address,Rating\nKim,Lee,kim@example.org,4", "Kim Lee"],
])("reads the columns of %j", (lines, name) => {
  const { readers, wrong } = parseSaying(none, lines);
  expect(readers).toEqual([{ email: "kim@example.org", name }]);
  expect(wrong).toEqual([]);
});

test.each([
  ["kim.example.org", "no @"],
  ["kim@example", "not an address"],
  ["kim@@example.org", "not an address"],
  ["kim@example..org", "not an address"],
  ["kim.@example.org", "not an address"],
  // It may have been one word: nobody else must be written to.
  ["kim lee@example.org", "not an address"],
  ["ann@example.org, kim@example", "not an address"],
  [`${"k".repeat(300)}@example.org`, "too long"],
  ["Jos <jos\uFFFD@example.org>", "unreadable"],
  ["Jos\uFFFD <jos@example.org>", "unreadable"],
] as const)("names what is wrong with %j", (text, reason) => {
  expect(parse("", text)).toMatchObject({ readers: [], wrong: [{ line: 2, text, reason }] });
});

test("reads several addresses of a line, and each address once", () => {
  const list = parse("ann@example.org; kim@example.org", "", "ANN@example.org");
  expect(emailsOf(list)).toEqual(["ann@example.org", "kim@example.org"]);
  expect(list).toMatchObject({ count: 2, repeated: 1 });
});

test("reads the names of mail programs, with a comma or a quotation mark in them", () => {
  expect(
    parse('"Lee, Kim" <kim@example.org>', '"Ann" Park <ann@example.org>, "Roy, T" <t@example.org>').readers,
  ).toEqual([
    { email: "kim@example.org", name: "Lee, Kim" },
    { email: "ann@example.org", name: "Ann Park" },
    { email: "t@example.org", name: "Roy, T" },
  ]);
});

test.each([
  ["a state", "Email,Status\nkim@example.org,Unsubscribed"],
  ["a state without titles", "kim@example.org,unsubscribed\nlee@example.org,subscribed"],
  [
    "a day of leaving",
    "Email,First Name,UNSUB_TIME\nkim@example.org,Kim,2024-03-01 10:00:00\nlee@example.org,Lee,",
  ],
  ["a no below a question", "Email,May I write to you?\nkim@example.org,No"],
  ["a code", "Email,Active\nkim@example.org,0"],
  ["a note", "Email,Notes\nkim@example.org,asked me to stop"],
  ["a tag", 'Email,Tags\nkim@example.org,"class, unsubscribed"'],
])("lets nobody in before she says what a column means: %s", (_, lines) => {
  const list = parse(lines);
  expect(list.open).toContain("wishes");
  expect(list.readers).toEqual([]);
  expect(list.wrong).toEqual([]);
});

test("shows what stands in each column, nothing first; of days and many different values, only that there is something", () => {
  const lines = ["Email,Number,Status,Left on"];
  for (let at = 1; at <= 14; at++) {
    const left = at % 7 === 0;
    lines.push(`a${at}@example.org,${at},${left ? "off" : "on"},${left ? `2024-03-${at}` : ""}`);
  }
  expect(parse(...lines).wishColumns).toEqual([
    {
      at: 2,
      title: "Status",
      values: [
        { value: "on", count: 12 },
        { value: "off", count: 2 },
      ],
    },
    {
      at: 3,
      title: "Left on",
      values: [
        { value: "", count: 12 },
        { value: "something", count: 2 },
      ],
    },
  ]);
});

test.each([
  ["Country,AU,AU", true],
  ["Country,AU,", false],
  ["Type,unsubscribed,unsubscribed", false],
  ["UNSUB_TIME,2024-03-01,2024-03-02", false],
  ["Number,1,2", false],
])(
  "folds a column away that has the same for everybody, unless it sounds as if it said who left: %s",
  (column, isFolded) => {
    const [title, one, other] = column.split(",");
    const { wishColumns } = parse(`Email,${title}`, `kim@example.org,${one}`, `lee@example.org,${other}`);
    expect(wishColumns.map(saysLittle)).toEqual([isFolded]);
  },
);

test.each([
  ["names without titles", "kim@example.org,Kim Lee\nann@example.org,Ann Park\ntom@example.org,Tom", []],
  ["words of leaving", "kim@example.org,Left\nann@example.org,Stays\ntom@example.org,Asks", ["Column 2"]],
  ["answers", "Email,Letters?\nkim@example.org,Yes\nann@example.org,No\ntom@example.org,Maybe", ["Letters?"]],
  ["few values", "Email,Kind\nkim@example.org,1\nann@example.org,2\ntom@example.org,3", ["Kind"]],
  ["notes", "Email,Notes\nkim@example.org,Kind\nann@example.org,Late\ntom@example.org,Tall", ["Notes"]],
])("asks who left of no column that has another name for everybody: %s", (_, lines, titles) => {
  expect(parse(lines).wishColumns.map(({ title }) => title)).toEqual(titles);
});

test("counts people, not lines", () => {
  const lines = ["Email,Status", "kim@example.org,on", "KIM@example.org,on", "lee@example.org,off"];
  lines.push("Lee@example.org,off", "Lee@example.org,on");
  expect(parse(...lines).wishColumns[0]?.values).toEqual([
    { value: "on", count: 2 },
    { value: "off", count: 1 },
  ]);
  const list = parseSaying({ wishes: { 1: ["on"] } }, ...lines);
  expect(list).toMatchObject({ repeated: 1, leftOut: [{ title: "Status", value: "off", count: 1 }] });
});

test("reads nobody of a list of those who left, and knows their mailboxes", () => {
  const lines = ["Email Address,UNSUB_TIME", "Kim+news@example.org,2024-03-10 10:00:00"];
  expect(parseSaying({ nobody: true }, ...lines)).toMatchObject({
    open: [],
    readers: [],
    gone: new Set(["kim@example.org"]),
  });
  expect(parseSaying({ nobody: true }, "kim@example.org").gone).toEqual(new Set(["kim@example.org"]));
});

test("asks also where each has a day of leaving, as in a list of those who left", () => {
  const lines = ["Email Address,UNSUB_TIME"];
  for (let day = 10; day < 30; day++) lines.push(`a${day}@example.org,2024-03-${day} 10:00:00`);
  expect(parse(...lines)).toMatchObject({ open: ["wishes", "days"], readers: [] });
});

test("of many different values, asks only whether there is one", () => {
  const lines = ["Email,Left on", "kim@example.org,"];
  for (let day = 10; day < 30; day++) lines.push(`a${day}@example.org,2024-03-${day}`);
  expect(parse(...lines).wishColumns).toMatchObject([
    {
      values: [
        { value: "", count: 1 },
        { value: "something", count: 20 },
      ],
    },
  ]);
  const list = parseSaying({ wishes: { 1: [""] }, days: "none" }, ...lines);
  expect(emailsOf(list)).toEqual(["kim@example.org"]);
  expect(list.leftOut).toEqual([{ title: "Left on", value: "something", count: 20 }]);
});

const states = [
  "Email,Status,Newsletter",
  "kim@example.org,active,yes",
  "lee@example.org,active,no",
  "lou@example.org,bounced,yes",
  "ann@example.org,,yes",
];

test("brings in who has a ticked value in each column that says it, and counts the others", () => {
  const list = parseSaying({ wishes: { 1: ["active"], 2: ["yes"] } }, ...states);
  expect(emailsOf(list)).toEqual(["kim@example.org"]);
  expect(list.leftOut).toEqual([
    { title: "Newsletter", value: "no", count: 1 },
    { title: "Status", value: "bounced", count: 1 },
    { title: "Status", value: "", count: 1 },
  ]);
  expect(parseSaying({ wishes: { 1: [] } }, ...states).open).toEqual(["wishes"]);
  expect(emailsOf(parseSaying({ wishes: {} }, ...states))).toHaveLength(4);
});

test("what she said of one table isn't said of another", () => {
  const { shape } = parse(...states);
  const other = ["Email,Left,Newsletter", "kim@example.org,active,yes"].join("\n");
  expect(parseReaderList(other, { shape, wishes: {} })).toMatchObject({ open: ["wishes"], readers: [] });
});

test.each([
  ["in another line", "KIM@example.org,unsubscribed"],
  ["with another form of their address", "Kim+news@example.org,unsubscribed"],
  ["beside another address", '"kim@example.org, k@example.org",unsubscribed'],
])("leaves out who left %s", (_, line) => {
  const list = parseSaying(
    { wishes: { 1: ["subscribed"] } },
    "Email,Status",
    "kim@example.org,subscribed",
    line,
  );
  expect(emailsOf(list)).toEqual([]);
});

test("leaves out nobody who is only named in the line of somebody who left", () => {
  const list = parseSaying(
    { wishes: { 1: ["subscribed"] } },
    "Email,Status,Emergency contact email",
    "kim@example.org,unsubscribed,mum@example.org",
    "mum@example.org,subscribed,",
  );
  expect(emailsOf(list)).toEqual(["mum@example.org"]);
});

test("leaves out who has left with another form of their Gmail address, as the site knows it", () => {
  const lines = ["Email,Status", "jlee@gmail.com,subscribed", "j.lee@googlemail.com,unsubscribed"];
  expect(emailsOf(parseSaying({ wishes: { 1: ["subscribed"] } }, ...lines))).toEqual([]);
});

test.each([
  ["among addresses", "lee@example.org\n\nUnsubscribed:\nkim@example.org", 3],
  ["above all of them", "People who left\nkim@example.org", 1],
  ["in a table", "Email,Name\nlee@example.org,Lee\nUNSUBSCRIBED,\nkim@example.org,Kim", 3],
  [
    "as the titles of a second table",
    "Email,Name\nlee@example.org,Lee\nEmail,Left on\nkim@example.org,2024",
    3,
  ],
])("lets nobody in before she looked at a line without an address, %s", (_, lines, line) => {
  const list = parseSaying(none, lines);
  expect(list).toMatchObject({ open: ["strays"], readers: [], wrong: [{ line, reason: "no @" }] });
  expect(emailsOf(parseSaying({ ...none, saysNothing: true }, lines))).toContain("kim@example.org");
});

test.each([
  ["a comma in place of a dot", "ann@example,net", "not an address"],
  ["a comma in place of a dot, behind a name", "Ann <ann@example,net>", "not an address"],
  ["a gap in place of the @", "dan example.net", "no @"],
  ["a word in place of the @", "gus at example.com", "no @"],
  ["a dot in place of the @", "kim.example.org", "no @"],
] as const)("asks nothing about a plain list with one mistyped line: %s", (_, text, reason) => {
  for (const titles of [[], ["Email"]]) {
    const list = parse(...titles, "lee@example.org", text, "lou@example.org");
    expect(list).toMatchObject({ open: [], wrong: [{ line: titles.length + 2, text, reason }] });
    expect(emailsOf(list)).toEqual(["lee@example.org", "lou@example.org"]);
  }
});

test.each([
  ["Unsubscribed"],
  ["Left in May"],
  ["left example.net"],
  ["bounced at example.net"],
  ["Former example.net"],
  ["people of example.net"],
  ["example.net:"],
  ["Unsubscribed 3.5.2024"],
])("lets nobody in below what may be a heading: %s", (text) => {
  expect(parse("lee@example.org", text, "kim@example.org")).toMatchObject({ open: ["strays"], readers: [] });
});

test.each([
  ["kim@example.org,unsubscribed"],
  ["unsubscribed,kim@example.org"],
  ["Kim <kim@example.org>,left"],
])("asks about the one line of a plain list with something beside its address: %s", (text) => {
  const list = parse("lee@example.org", "kim@example.org", text);
  expect(list).toMatchObject({ open: [expect.any(String)], readers: [] });
});

test("somebody without an address among contacts is no heading", () => {
  const list = parseSaying(none, "Name,Phone,Email", "Kim,0400,kim@example.org", "Ann,0401,");
  expect(list).toMatchObject({ open: [], wrong: [{ line: 3, reason: "no address" }] });
  expect(emailsOf(list)).toEqual(["kim@example.org"]);
});

test("takes the column that is called Email, or the only one with addresses, and asks otherwise", () => {
  const table = (titles: string) => [titles, "Kim,kim@example.org,mum@example.org"] as const;
  expect(emailsOf(parseSaying(none, ...table("Name,Email,Emergency contact email")))).toEqual([
    "kim@example.org",
  ]);
  const open = parseSaying(none, ...table("Name,Home address,Work address"));
  expect(open).toMatchObject({ open: ["addresses"], readers: [] });
  expect(open.addressColumns.map(({ title }) => title)).toEqual(["Home address", "Work address"]);
  const said = parseSaying({ ...none, addresses: 2 }, ...table("Name,Home address,Work address"));
  expect(emailsOf(said)).toEqual(["mum@example.org"]);
  expect(emailsOf(parseSaying(none, "Name,Where to write", "Kim,kim@example.org"))).toEqual([
    "kim@example.org",
  ]);
  // Nobody wrote an address into the column that is meant.
  expect(emailsOf(parseSaying(none, "Email,Emergency contact email", ",mum@example.org"))).toEqual([]);
});

test("finds the addresses of Google Contacts, below what the table is called", () => {
  const { readers, wrong, head } = parseSaying(
    none,
    "My contacts and their email,,,,,",
    "",
    "First Name,Middle Name,Last Name,Name,E-mail 1 - Label,E-mail 1 - Value",
    "Kim,,Lee,Kim Lee,* Home,kim@example.org",
    "Ann,,Park,Ann Park,Work,ann@example.org",
    ",,Roy,,Work,roy@example",
  );
  expect(readers).toEqual([
    { email: "kim@example.org", name: "Kim Lee" },
    { email: "ann@example.org", name: "Ann Park" },
  ]);
  expect(wrong).toEqual([{ line: 6, text: ",,Roy,,Work,roy@example", reason: "not an address" }]);
  expect(head).toMatch(/^My contacts.*\nFirst Name.*Value$/);
});

test("two files with the same titles, one after the other, ask about the titles alone", () => {
  const list = parseSaying(
    { wishes: { 1: ["subscribed"] } },
    "Email,Status",
    "lee@example.org,subscribed",
    "Email,Status",
    "kim@example.org,subscribed",
  );
  expect(emailsOf(list)).toEqual(["lee@example.org", "kim@example.org"]);
});

test.each([
  ["a time", "2026-03-31T01:00:00.000Z", "2026-03-31"],
  ["an Australian day", "3/4/2025", "2025-04-03"],
  ["a short year", "03/04/25", "2025-04-03"],
  ["a day in words", "3 Sept 2025", "2025-09-03"],
  ["an American day in words", '"March 4, 2025"', "2025-03-04"],
])("keeps the day on which each agreed: %s", (_, cell, day) => {
  const lines = ["Email,Joined", `kim@example.org,${cell}`];
  const open = parseSaying({ wishes: {} }, ...lines);
  expect(open).toMatchObject({ open: ["days"], readers: [], dayColumns: [{ at: 1, title: "Joined" }] });
  const dayOf = (days: number | "none") =>
    parseSaying({ wishes: {}, days }, ...lines).readers.map((reader) => reader.day);
  expect(dayOf(1)).toEqual([day]);
  expect(dayOf("none")).toEqual([undefined]);
});

test("reads the days of a column the American way where one of them can’t be read otherwise", () => {
  const days = (...all: string[]) =>
    parseSaying(
      { wishes: {}, days: 1 },
      "Email,Consent date",
      ...all.map((day, at) => `a${at}@example.org,${day}`),
    ).readers.map(({ day }) => day);
  expect(days("3/4/2025", "12/25/2024")).toEqual(["2025-03-04", "2024-12-25"]);
  expect(days("3/4/2025", "25/12/2024")).toEqual(["2025-04-03", "2024-12-25"]);
});

test("names what stands in place of a day", () => {
  const list = parseSaying(
    { wishes: {}, days: 1 },
    "Email,Agreed on",
    "kim@example.org,03/02/2024",
    "lou@example.org,04/02/2024",
    "tom@example.org,04/02/2024",
    "lee@example.org,31/02/2024",
    "ann@example.org,",
  );
  expect(list.readers.slice(2)).toEqual([
    { email: "tom@example.org", name: "", day: "2024-02-04" },
    { email: "lee@example.org", name: "", unreadDay: "31/02/2024" },
  ]);
});

test("who has no day of a confirmation stays out, unless the owner says that they agreed", () => {
  const lines = [
    "Email,CONFIRM_TIME",
    "kim@example.org,2024-03-01 10:00:00",
    "reader5@example.org,",
    "lee@example.org,2024-03-02 10:00:00",
  ];
  const list = parseSaying({ wishes: {}, days: 1 }, ...lines);
  expect(emailsOf(list)).toEqual(["kim@example.org", "lee@example.org"]);
  expect(list).toMatchObject({
    withoutDay: ["reader5@example.org"],
    leftOut: [{ title: "CONFIRM_TIME", value: "", count: 1 }],
  });
  const agreed = parseSaying({ wishes: {}, days: 1, agreedWithoutDay: true }, ...lines);
  expect(emailsOf(agreed)).toContain("reader5@example.org");
  expect(emailsOf(parseSaying({ wishes: {}, days: "none" }, ...lines))).toHaveLength(3);
});

test("asks of no line without an address that is below all others", () => {
  expect(parse("kim@example.org", "gail at plain dot example")).toMatchObject({
    open: [],
    readers: [{ email: "kim@example.org" }],
    wrong: [{ line: 2, reason: "no @" }],
  });
});

test("shows the notes beside those who come in", () => {
  const list = parseSaying(
    { wishes: { 2: ["yes"] } },
    "Email,Notes,Newsletter",
    "kim@example.org,met at the pool,yes",
    "lee@example.org,asked me to stop,no",
    "ann@example.org,,yes",
  );
  expect(list.notes).toEqual([{ email: "kim@example.org", title: "Notes", text: "met at the pool" }]);
});

test("reads nobody from a note, whatever lines and quotation marks are in it", () => {
  const list = parseSaying(
    none,
    "Email,Note",
    '"kim@example.org","Met with ""Ann""',
    "stranger@example.org",
    'at the pool"',
  );
  expect(emailsOf(list)).toEqual(["kim@example.org"]);
  expect(list.wrong).toEqual([]);
  const broken = parseSaying(none, 'kim@example.org,"a note', "stranger@example.org");
  expect(broken).toMatchObject({ readers: [], wrong: [{ line: 1, reason: "quotation mark" }] });
});

test.each([
  ["spaces in a line", `x${" ".repeat(90_000)}x`],
  ["spaces in a name", `Kim${" ".repeat(90_000)}x <kim@example.org>`],
  ["commas in a line", `kim@example.org${",".repeat(90_000)}x`],
  ["quotation marks", '"a'.repeat(45_000)],
  ["plus signs of somebody who left", `email,subscribed\n${"a+".repeat(45_000)}a@example.org,no`],
])("reads a list with thousands of %s within the time of a text", (_, text) => {
  const { shape } = parseReaderList(text);
  expect(withinTimeLimit(text, () => parseReaderList(text, { shape, wishes: { 1: ["yes"] } })).count).toBe(1);
});

test("reads back what was exported, without formulas, as the same addresses", () => {
  const list = parseSaying(
    { wishes: {}, days: 2 },
    "\uFEFFemail,name,confirmedAt,consent,unsubscribe",
    "'+kim@example.org,'=Kim,2026-03-31T01:00:00.000Z,paper list,https://example.org/u/1",
    "'=sum@example.org,,2026-03-31T01:00:00.000Z,confirmed on the site,https://example.org/u/2",
    "o'neil@example.org,O'Neil,2026-03-31T01:00:00.000Z,paper list,https://example.org/u/3",
  );
  expect(list.readers.map(({ email, name }) => [email, name])).toEqual([
    ["+kim@example.org", "=Kim"],
    ["=sum@example.org", ""],
    ["o'neil@example.org", "O'Neil"],
  ]);
});
