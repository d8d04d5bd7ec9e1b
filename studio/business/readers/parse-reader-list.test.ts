import { expect, test } from "vitest";
import { inTime } from "../../../content-model/compiler/in-time.ts";
import { keyOfValue, parseReaderList } from "./parse-reader-list.ts";

const parse = (...lines: string[]) => parseReaderList(lines.join("\n"));
const emailsOf = ({ readers }: ReturnType<typeof parse>) => readers.map(({ email }) => email);

test.each([
  ["kim@example.org", "", "kim@example.org"],
  ["  Kim@Example.org ", "", "Kim@Example.org"],
  ["Kim Lee <kim@example.org>", "Kim Lee", "kim@example.org"],
  ['"Lee, Kim" <kim@example.org>', "Lee, Kim", "kim@example.org"],
  ["Kim Lee kim@example.org", "Kim Lee", "kim@example.org"],
  ["Kim\tkim@example.org", "Kim", "kim@example.org"],
  ["kim@example.org;Kim", "Kim", "kim@example.org"],
  ['"kim@example.org","Kim ""K"" Lee"', 'Kim "K" Lee', "kim@example.org"],
  ["mailto:kim@example.org", "", "kim@example.org"],
  ["kim@example.org,12/03/2025,4", "", "kim@example.org"],
  ["žofia@příklad.cz", "", "žofia@příklad.cz"],
])("reads %j", (line, name, email) => {
  expect(parse(line)).toMatchObject({ readers: [{ email, name }], wrong: [], repeated: 0 });
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
  ["Jos\uFFFD;jose@example.org", "unreadable"],
  ["Jos <jos\uFFFD@example.org>", "unreadable"],
] as const)("names what is wrong with %j", (text, reason) => {
  expect(parse("", text)).toMatchObject({ readers: [], wrong: [{ line: 2, text, reason }] });
});

test("reads several addresses of a line, and each address once", () => {
  const list = parse("ann@example.org; kim@example.org", "", "ANN@example.org");
  expect(emailsOf(list)).toEqual(["ann@example.org", "kim@example.org"]);
  expect(list).toMatchObject({ count: 2, repeated: 1 });
});

test("reads a table by its header, whatever else is in it", () => {
  const { readers, wrong, head } = parse(
    "\uFEFFFirst Name,Last Name,Email Address,Rating",
    "Kim,Lee,kim@example.org,4",
    "Ann,,,2",
  );
  expect(readers).toEqual([{ email: "kim@example.org", name: "Kim Lee" }]);
  expect(wrong).toMatchObject([{ line: 3, reason: "no address" }]);
  expect(head).toBe("First Name,Last Name,Email Address,Rating");
});

test.each([
  ["Substack’s and a spreadsheet’s states", "First Name,Email,Status", "Kim,kim@example.org,cancelled"],
  ["Ghost", "email,name,subscribed_to_emails", "kim@example.org,Kim,false"],
  ["Mailchimp", "Email Address,First Name,UNSUB_TIME", "kim@example.org,Kim,2024-03-01 10:00:00"],
  ["Mailchimp’s cleaned list", "Email Address,CLEAN_TIME", "kim@example.org,2024-03-01 10:00:00"],
  ["listmonk", "uuid,email,name,status", "8f,kim@example.org,Kim,blocklisted"],
  ["Substack", "email,email_disabled", "kim@example.org,TRUE"],
  ["a state in several words", "Email,Subscription status", "kim@example.org,Hard bounced"],
  ["a tag", "Email,Tags", '"kim@example.org","class, Unsubscribed"'],
  ["a name of a list", "Email,List name", "kim@example.org,Unsubscribed"],
  ["a consent that was denied", "Email,Consent", "kim@example.org,Denied"],
  ["no consent", "Email,Consent", "kim@example.org,none"],
  ["Klaviyo", "Email,First Name,Email Marketing Consent", "kim@example.org,Kim,NEVER_SUBSCRIBED"],
  ["Klaviyo, in words", "Email,Email Marketing Status", "kim@example.org,Never subscribed"],
  ["Shopify", "Email,Email Marketing Status", "kim@example.org,Not subscribed"],
  ["Mailjet", "email,isexcludedfromcampaigns", "kim@example.org,true"],
  ["a list of suppressed addresses", "Email,Suppressed", "kim@example.org,true"],
  ["a status", "Email,Status", "kim@example.org,Suppressed"],
  ["an archive", "Email,Archived", "kim@example.org,TRUE"],
  ["AWeber", "Email,Name,Stop Time", "kim@example.org,Kim,2024-03-01 10:00:00"],
  ["Buttondown", "email,type", "kim@example.org,unactivated"],
  ["MailerLite", "Subscriber,Status", "kim@example.org,Unconfirmed"],
  ["Constant Contact", "Email,Email permission status", "kim@example.org,No permissions set"],
  ["HubSpot", "Email,Marketing contact status", "kim@example.org,Non-marketing contact"],
  ["HubSpot’s list of who left", "Email,Unsubscribed from all email", "kim@example.org,true"],
  ["not active", "Email,Active", "kim@example.org,0"],
  ["a mark not to contact", "Email,DNC", "kim@example.org,Yes"],
  [
    "what isn’t subscribed, below what others leave by",
    "Email,Unsubscribed",
    "kim@example.org,not subscribed",
  ],
  [
    "less than others, at the end of a line",
    "Email,Name,Status\nlee@example.org,Lee,subscribed",
    "kim@example.org,Kim",
  ],
  ["no consent where others give it", "Email,Consent\nlee@example.org,yes", "kim@example.org,"],
  [
    "another form of the address",
    "Email,Status\nkim@example.org,subscribed",
    "Kim+news@example.org,unsubscribed",
  ],
  [
    "two addresses in a cell",
    "Email,Status\nkim@example.org,subscribed",
    '"kim@example.org, k@example.org",unsubscribed',
  ],
  ["a heading above them", "lee@example.org\n\nUnsubscribed:", "kim@example.org"],
  ["a heading within a table", "Email,Name\nlee@example.org,Lee\nUNSUBSCRIBED,", "kim@example.org,Kim"],
  ["a no without a header", "ann@example.org,paid", "kim@example.org,cancelled"],
])("leaves out and counts who doesn’t clearly say yes: %s", (_, header, record) => {
  const list = parse(header, record);
  expect(emailsOf(list)).not.toContain("kim@example.org");
  expect(list).toMatchObject({ wrong: [], leftOut: [{ count: expect.any(Number) }] });
});

test("leaves out who has left with another form of their Gmail address, as the site knows it", () => {
  const list = parse("Email,Status", "jlee@gmail.com,subscribed", "j.lee@googlemail.com,unsubscribed");
  expect(emailsOf(list)).toEqual([]);
});

test.each(["Subscribed", "opt_in", "accepts_marketing", "Consent"])(
  "reads 0 below %s as a no, and 1 as a yes",
  (title) => {
    const list = parse(`Email,${title}`, "kim@example.org,0", "lee@example.org,1");
    expect(list).toMatchObject({ leftOut: [{ title, value: "0", count: 1 }] });
    expect(emailsOf(list)).toEqual(["lee@example.org"]);
    expect(emailsOf(parse(`Email,${title}`, "kim@example.org,0", "lee@example.org,0"))).toEqual([]);
  },
);

test("leaves out who said no in another line, and an empty cell where others say yes", () => {
  const list = parse(
    "Email,Status",
    "kim@example.org,subscribed",
    "KIM@example.org,unsubscribed",
    "wrong,unsubscribed",
    "lou@example.org,",
  );
  expect(list.readers).toEqual([]);
  expect(list.leftOut).toEqual([
    { title: "Status", value: "unsubscribed", count: 3 },
    { title: "Status", value: "", count: 1 },
  ]);
});

test.each([
  [
    "who doesn’t pay",
    "email,active_subscription,expiry,plan,email_disabled,created_at",
    "kim@example.org,false,,other,false,2024",
  ],
  ["a free subscription", "Email,Subscription status", "kim@example.org,Free"],
  ["that nobody is excluded", "email,isexcludedfromcampaigns", "kim@example.org,false"],
  ["nothing of who left", "Email,UNSUB_TIME,email_disabled", "kim@example.org,,false"],
  ["a link", "email,unsubscribe", "kim@example.org,https://example.org/u/1"],
  ["a number that identifies", "email,subscription_id,OPTIN_IP", "kim@example.org,77,10.0.0.1"],
  ["a consent in words", "email,consent", "kim@example.org,paper list at the pool"],
  ["a yes", "Email,Status,subscribed_to_emails,OPTIN_TIME", "kim@example.org,enabled,true,2024-03-01"],
  ["no count", "Email,Bounces,Unsubscribed", "kim@example.org,0,0"],
  ["a yes as a number", "Email,Active,Subscribed", "kim@example.org,1,1"],
  ["nothing anywhere", "Email,Newsletter", "kim@example.org,"],
  ["no to other emails", "Email,Receives reminder emails,Accepts marketing", "kim@example.org,false,true"],
  ["no to being tracked (Campaign Monitor)", "Email,State,Consent to track", "kim@example.org,Active,No"],
  [
    "no suppression (Klaviyo)",
    "Email,Email Marketing Consent,Email Suppressions",
    "kim@example.org,SUBSCRIBED,[]",
  ],
  ["a yes and a no as letters", "Email,unsubscribe_from_marketing_emails,Subscribed", "kim@example.org,f,t"],
  ["a yes below what others leave by", "Email,Email blocklist", "kim@example.org,Subscribed"],
  ["where somebody comes from (Substack)", "Email,Type,Source (free)", "kim@example.org,Free,direct"],
  ["that an address works", "Email,Email status,Deliverability status", "kim@example.org,Subscribed,Valid"],
  ["where somebody lives", "Email,State,Postcode", "kim@example.org,WA,6330"],
  ["where somebody lives, in full", "Email,City,State", "kim@example.org,Ballarat,Victoria"],
  ["nothing of where somebody lives", "Email,State", "kim@example.org,"],
  ["a state that is a yes", "email,state", "kim@example.org,active"],
  ["that a contact isn’t private (Outlook)", "E-mail Address,Private", "kim@example.org,FALSE"],
  ["no to emails about an account", "Email,Subscribed,Account emails", "kim@example.org,yes,no"],
  [
    "a day of one yes, not of another (Mailchimp)",
    "Email Address,OPTIN_TIME,CONFIRM_TIME",
    "kim@example.org,,2024-03-01",
  ],
  ["a yes without its day", "Email,Status,Confirmed at", "kim@example.org,active,"],
  ["a number of a booking", "Email,Subscribed,Confirmation number", "kim@example.org,yes,A83F"],
  ["a consent from a list", "email,consent", "kim@example.org,from the paper list at the class"],
  [
    "the first of two addresses (Wix)",
    "Email 1,Email 2,Email subscriber status",
    "kim@example.org,k@example.org,Subscribed",
  ],
  ["no to other messages", "Email,Accepts SMS Marketing,Accepts Email Marketing", "kim@example.org,no,yes"],
])("brings in where a table says %s", (_, header, record) => {
  expect(parse(header, record)).toMatchObject({ readers: [{}], leftOut: [] });
});

test.each([
  ["a state", "Email,Status", "Pending"],
  ["a code", "Email,Status", "2"],
  ["a letter", "Email,State", "U"],
  ["a state that may be a place", "Email,First Name,State", "California"],
  ["a letter below what is subscribed", "Email,Subscribed", "U"],
  ["a letter below a consent", "Email,Consent", "U"],
  ["a letter below an opt-in", "Email,Opted in", "P"],
  ["a column about letters", "Email,in_campaigns", "true"],
  ["a consent", "Email,Consent", "requested"],
  ["a consent that isn’t one yet", "Email,Consent", "Awaiting confirmation by email"],
  ["what they pay, if nothing else is said", "Email,active_subscription", "false"],
  ["a no to a question, if nothing else is said", "Email,Can I write to you about classes?", "No"],
  ["a polite no to one", "Email,Updates", "No thanks"],
  ["an address that wasn’t confirmed (TinyLetter)", "Email,Confirmed", "No"],
  ["that an address works, which is no yes", "Email,Status", "valid"],
])("asks what a value means before anybody comes in: %s", (_, header, value) => {
  const [, ...titles] = header.split(",");
  const title = titles.at(-1) ?? "";
  const cells = [...titles.slice(1).map(() => "Kim"), value].join(",");
  const lines = [header, `kim@example.org,${cells}`, `lee@example.org,${cells}`];
  const list = parse(...lines);
  expect(list).toMatchObject({ readers: [], leftOut: [], wrong: [], unclear: [{ title, value, count: 2 }] });
  const told = parseReaderList(lines.join("\n"), list.unclear.map(keyOfValue));
  expect(emailsOf(told)).toEqual(["kim@example.org", "lee@example.org"]);
});

test.each([
  ["promotions (Mindbody)", "Email,Status,Promotional Emails", "active,No"],
  ["being written to", "Email,Member status,Happy to be emailed", "active,no"],
  ["a confirmation", "Email,Subscribed at,Confirmed", "2024-03-01,No"],
  ["a verified address", "email,status,email_verified", "active,false"],
  ["a note", "Email,Status,Notes", "active,no emails please"],
  ["a note of a day", "Email,Notes", "unsubscribed in March"],
  ["a request in a note", "Email,Notes", "asked to be taken off the list"],
  ["a tag", "Email,Tags", "unsubscribed-2023"],
  ["no day of a confirmation", "email,confirmed_at", ""],
  ["no day of a subscription (Squarespace)", "Email Address,Subscribed On", ""],
  ["no day on which they agreed", "Email,Agreed on", ""],
  ["no day of a consent", "Email,Marketing consent date", ""],
  ["no day at all (Mailchimp’s nonsubscribed)", "Email Address,OPTIN_TIME,CONFIRM_TIME", ","],
])("asks though another column says yes, or none says no: %s", (_, header, cells) => {
  const list = parse(header, `kim@example.org,${cells}`);
  expect(list.readers).toEqual([]);
  expect(list).toMatchObject({ leftOut: [], wrong: [], unclear: [{ count: 1 }, ...list.unclear.slice(1)] });
  expect(
    emailsOf(parseReaderList(`${header}\nkim@example.org,${cells}`, list.unclear.map(keyOfValue))),
  ).toEqual(["kim@example.org"]);
});

test("asks about those below a heading that tells of leaving, until one of those who stay", () => {
  const text =
    "ann@example.org\n\nPeople who left\nkim@example.org\nlee.example.org\nlou@example.org\n\nReaders\nroy@example.org";
  const list = parseReaderList(text);
  expect(emailsOf(list)).toEqual(["ann@example.org", "roy@example.org"]);
  expect(list.unclear).toEqual([{ title: "Below the line", value: "People who left", count: 3 }]);
});

test.each([
  [
    "a confirmation rather than a sign-up (Mailchimp)",
    "OPTIN_TIME,CONFIRM_TIME",
    "2019-05-04 10:00:00,2019-05-06 09:12:44",
    "2019-05-06",
  ],
  ["the day of an export", "confirmedAt", "2026-03-31T01:00:00.000Z", "2026-03-31"],
  ["an Australian day", "Subscribed on", "3/4/2025", "2025-04-03"],
  ["a short year", "Consent date", "03/04/25", "2025-04-03"],
  ["a day in the studio’s own words", "Agreed on", "12/03/2026", "2026-03-12"],
  ["the same, the other way round", "The day they agreed", "3 May 2026", "2026-05-03"],
  ["the same, in one word", "Agreed", "2026-06-07", "2026-06-07"],
  ["a day in words", "Opt-in date", "3 Sept 2025", "2025-09-03"],
  ["an American day in words", "Signed up on", '"March 4, 2025"', "2025-03-04"],
  ["a sign-up, where the confirmation is empty", "Subscribed at,Confirmed at", "2025-03-04,", "2025-03-04"],
  ["a day that doesn’t exist", "Consent date", "31/02/2025", undefined],
  ["another day", "Birthday", "1971-03-04", undefined],
  ["a day of leaving", "Status,Unsubscribed at", "active,", undefined],
])("keeps the day of each reader’s consent: %s", (_, titles, cells, day) => {
  const list = parse(`Email,${titles}`, `kim@example.org,${cells}`);
  expect(list.readers.map((reader) => reader.day)).toEqual([day]);
});

test("reads the days of a column the American way where one of them can’t be read otherwise", () => {
  const days = (...all: string[]) =>
    parse("Email,Consent date", ...all.map((day, at) => `a${at}@example.org,${day}`)).readers.map(
      ({ day }) => day,
    );
  expect(days("3/4/2025", "12/25/2024")).toEqual(["2025-03-04", "2024-12-25"]);
  expect(days("3/4/2025", "25/12/2024")).toEqual(["2025-04-03", "2024-12-25"]);
});

test("shows the notes beside those who come in, and asks about one that tells of a stop", () => {
  const lines = [
    "Name,Email,Notes",
    "Kim,kim@example.org,met at the pool",
    "Lee,lee@example.org,asked me to stop",
    "Ann,ann@example.org,",
  ];
  const list = parse(...lines);
  expect(emailsOf(list)).toEqual(["kim@example.org", "ann@example.org"]);
  expect(list.unclear).toEqual([{ title: "Notes", value: "asked me to stop", count: 1 }]);
  expect(list.notes).toEqual([{ email: "kim@example.org", title: "Notes", text: "met at the pool" }]);
  const told = parseReaderList(lines.join("\n"), list.unclear.map(keyOfValue));
  expect(told.notes.map(({ text }) => text)).toEqual(["met at the pool", "asked me to stop"]);
});

test("reads nobody of two tables with other columns, and two with the same as one", () => {
  const table = (...lines: string[]) => ["Email,Status", "lee@example.org,subscribed", ...lines].join("\n");
  const two = parseReaderList(table("Email,Unsubscribed on", "kim@example.org,2024-03-01"));
  expect(two).toMatchObject({ readers: [], secondTable: { line: 3, text: "Email,Unsubscribed on" } });
  const same = parseReaderList(table("Email,Status", "kim@example.org,subscribed"));
  expect(emailsOf(same)).toEqual(["lee@example.org", "kim@example.org"]);
  expect(same.wrong).toEqual([]);
});

test("takes what stands in a column about letters for no heading", () => {
  const list = parse("Status,Email", "unsubscribed,", "subscribed,kim@example.org");
  expect(emailsOf(list)).toEqual(["kim@example.org"]);
});

test("asks value by value, and about empty cells beside them", () => {
  const lines =
    "Email,Status\na@example.org,Pending\nb@example.org,Waiting\nc@example.org,\nd@example.org,Subscribed\ne@example.org,Unsubscribed";
  const list = parseReaderList(lines);
  expect(emailsOf(list)).toEqual(["d@example.org"]);
  expect(list.unclear.map(({ value, count }) => [value, count])).toEqual([
    ["Pending", 1],
    ["Waiting", 1],
    ["", 1],
  ]);
  expect(emailsOf(parseReaderList(lines, [keyOfValue({ title: "Status", value: "Waiting" })]))).toEqual([
    "b@example.org",
    "d@example.org",
  ]);
});

test("keeps out who left in another line, though a value of theirs means a yes", () => {
  const lines = "Email,Status\na@example.org,Pending\nA@example.org,Unsubscribed";
  expect(emailsOf(parseReaderList(lines, [keyOfValue({ title: "Status", value: "Pending" })]))).toEqual([]);
});

test("reads cells between | and below what Excel writes first", () => {
  expect(parse("Name|Email", "Kim Lee|kim@example.org").readers).toEqual([
    { email: "kim@example.org", name: "Kim Lee" },
  ]);
  expect(parse("Kim Lee | kim@example.org").readers).toEqual([{ email: "kim@example.org", name: "Kim Lee" }]);
  expect(emailsOf(parse("sep=;", "Email;Name", "kim@example.org;Kim Lee"))).toEqual(["kim@example.org"]);
});

test("reads nobody from a note, whatever lines and quotation marks are in it", () => {
  const list = parse(
    "Email,Note",
    '"kim@example.org","Met with ""Ann""',
    "stranger@example.org",
    'at the pool"',
  );
  expect(emailsOf(list)).toEqual(["kim@example.org"]);
  expect(list.wrong).toEqual([]);
  const broken = parse('kim@example.org,"a note', "stranger@example.org");
  expect(broken).toMatchObject({ readers: [], wrong: [{ line: 1, reason: "quotation mark" }] });
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

test("takes the column that is called so, or the only one with addresses, and no other", () => {
  const table = (titles: string) => parse(titles, "Kim,kim@example.org,mum@example.org");
  expect(emailsOf(table("Name,Email,Emergency contact email"))).toEqual(["kim@example.org"]);
  expect(table("Name,Home address,Work address")).toMatchObject({
    readers: [],
    unknownColumns: ["Name", "Home address", "Work address"],
  });
  expect(emailsOf(parse("Name,Where to write", "Kim,kim@example.org"))).toEqual(["kim@example.org"]);
  // Nobody wrote an address into the column that is meant.
  expect(emailsOf(parse("Email,Emergency contact email", ",mum@example.org"))).toEqual([]);
});

test("finds the addresses of Google Contacts, below a title", () => {
  const { readers, wrong } = parse(
    "My contacts and their email,,,,,",
    "",
    "First Name,Middle Name,Last Name,Name,E-mail 1 - Label,E-mail 1 - Value",
    "Kim,,Lee,Kim Lee,* Home,kim@example.org",
    "Ann,,Park,,Work,ann@example.org",
    ",,Roy,,,roy.example.org",
  );
  expect(readers).toEqual([
    { email: "kim@example.org", name: "Kim Lee" },
    { email: "ann@example.org", name: "Ann Park" },
  ]);
  expect(wrong).toEqual([{ line: 6, text: ",,Roy,,,roy.example.org", reason: "not an address" }]);
});

test.each([
  ["spaces in a line", `x${" ".repeat(90_000)}x`],
  ["spaces in a name", `Kim${" ".repeat(90_000)}x <kim@example.org>`],
  ["commas in a line", `kim@example.org${",".repeat(90_000)}x`],
  ["quotation marks", '"a'.repeat(45_000)],
  ["plus signs of somebody who left", `email,subscribed\n${"a+".repeat(45_000)}a,no`],
])("reads a list with thousands of %s within the time of a text", (_, text) => {
  expect(inTime(text, () => parseReaderList(text)).count).toBe(1);
});

test("reads back what was exported, without formulas, as the same addresses", () => {
  const list = parse(
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
  expect(list.leftOut).toEqual([]);
});

test("names what stands in place of a day, and other columns of days, rather than pass them over", () => {
  const list = parse(
    "Email,Agreed on,Joined,Town",
    "kim@example.org,03/02/2024,01/02/2023,Creswick",
    "lee@example.org,31/02/2024,02/02/2023,Clunes",
    "ann@example.org,yes,,Ballarat",
  );
  expect(list.readers).toEqual([
    { email: "kim@example.org", name: "", day: "2024-02-03" },
    { email: "lee@example.org", name: "", unreadDay: "31/02/2024" },
    { email: "ann@example.org", name: "" },
  ]);
  expect(list.otherDays).toEqual(["Joined"]);
});
