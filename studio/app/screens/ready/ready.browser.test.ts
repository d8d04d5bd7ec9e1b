import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { Page } from "@playwright/test";
import { onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { leavesOf, parseSources } from "../../../../content-model/compiler/leaves.ts";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { isSample, placeOf, readSamples } from "../../../../launch-check/samples.ts";
import { refusal, startMailServer } from "../../../../server/test-support/mail-server.ts";
import { buildSite, startSite } from "../../../../server/test-support/site-process.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { sidewaysOverflow } from "../../../../tests/support/in-page.ts";
import { type SmallProject, smallProject } from "../../../engine/test-support/small-project.ts";
import { expect, heading, openStudio } from "../../../test-support/window.ts";

const samples = await readSamples();
const samplePlaces = new Set(
  leavesOf(parseSources(await readSources()))
    .filter((leaf) => isSample(leaf, samples))
    .map(placeOf),
);

const isSampled = (start: string) => [...samplePlaces].some((place) => place.startsWith(start));

/** Opens the list for a copy of the content. */
async function openReady(viewport = { width: 1280, height: 720 }, prepare = (_: SmallProject) => {}) {
  const project = smallProject();
  prepare(project);
  const { page } = await openStudio(project.folder, { at: "/ready", viewport });
  const count = await heading(page).filter({ hasText: /\d/ }).innerText();
  return {
    page,
    data: (name: string) => parse(project.read(`content/${name}.yaml`)),
    /** The heading, once a number of things are done. */
    headingAfter: (done: number) => new RegExp(` ${Number(/\d+/.exec(count)?.[0]) - done} facts and pages`),
    row: (title: string) =>
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: title })
        .filter({ visible: true })
        .first(),
  };
}

/** Clicks a button by its words. */
const click = (page: Page, text: string | RegExp) => page.getByRole("button", { name: text }).first().click();

test("a made-up name is replaced in the list, where a refused one stays in sight, another fact confirmed, a page read, and made-up kind words taken off and put back", {
  tags: ["slow"],
}, async (context) => {
  if (!["business teacher.name", "business name", "business claims.", "testimonials "].every(isSampled))
    return context.skip("The owner has put in hers.");
  const { page, data, headingAfter, row } = await openReady();
  const own = row("Your name");
  await expect(own).toContainText("Made up");
  await own.locator("summary").first().click();
  const field = own.getByLabel("Full name");
  await expect(field).toHaveValue(data("business").teacher.name);
  const tooLong = "Kim ".repeat(50).trim();
  await field.fill(tooLong);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(own).toContainText("Needs you");
  await page.reload();
  await expect(heading(page)).toHaveText(headingAfter(0));
  await own.locator("summary").first().click();
  await expect(field).toHaveValue(tooLong);
  await field.fill("Kim Nguyen");
  await own.getByLabel("First name").fill("Kim");
  await expect.poll(() => data("business").teacher).toMatchObject({ name: "Kim Nguyen", firstName: "Kim" });
  await expect(heading(page)).toHaveText(headingAfter(1));
  await expect(own).toContainText("Yours");
  await expectAccessible(page, "a fact open");

  const business = row("Name of your business");
  await business.locator("summary").first().click();
  await business.getByRole("button", { name: "It’s really so" }).click();
  await expect.poll(() => data("confirmed")).toContain("business name");
  await expect(heading(page)).toHaveText(headingAfter(2));
  await expect(business).toContainText("Yours");
  await expect(business.locator("summary").first()).toBeFocused();

  // An example's address can't be so: nothing to confirm.
  const booking = row("Where people book");
  await booking.locator("summary").first().click();
  await expect(booking.getByLabel("Free intro call")).toHaveAccessibleDescription(/^Made up\.(?: |$)/);

  const rating = row("Rating, graduates");
  await rating.locator("summary").first().click();
  await expect(rating.getByLabel("Graduates, more than", { exact: true })).toHaveAccessibleDescription(
    /^Made up/,
  );
  await rating.getByRole("button", { name: /^It’s really so.*Where rating/ }).click();
  await expect.poll(() => data("confirmed")).toContain("business claims.source");
  await expect(page.getByText(/^Noted: “Where rating/)).toBeVisible();
  await expect(page.getByText(/^Noted: /)).toHaveCount(1);

  // Words are confirmed where they are read.
  const read = page.getByRole("button", { name: /^I’ve read it, and it’s right/ });
  await expect(read).toHaveCount(0);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Read: Articles" })
    .getByRole("link", { name: /^Read/ })
    .click();
  await expect(heading(page)).toHaveText("Articles");
  await read.click();
  await expect(read).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveText(/^Next to read/);
  await page.getByRole("link", { name: "Back to Ready to go live?" }).click();
  await expect(heading(page)).toHaveText(headingAfter(3));
  await click(page, "Undo");
  await expect(heading(page)).toHaveText(headingAfter(2));

  const words = data("testimonials");
  const take = page.getByRole("button", { name: /^Take all/ });
  await take.click();
  const count = (testimonials: object) => Object.values(testimonials).flat().length;
  await expect.poll(() => count(data("testimonials"))).toBeLessThan(count(words));
  await expect(page.getByText("are taken off").first()).toBeVisible();
  await expect(take).toHaveCount(0);
  await expect(page.getByRole("link", { name: "To kind words" })).toBeFocused();
  await click(page, "Undo");
  await expect.poll(() => data("testimonials")).toEqual(words);
  await expect(heading(page)).toHaveText(headingAfter(2));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toBe(0);
});

test("at the end of its screen, what a kind of thing says is noted as read, file by file", async () => {
  const { page, data } = await openReady(undefined, (project) =>
    writeFileSync(path.join(project.folder, "content/confirmed.yaml"), "[]\n"),
  );
  const read = page.getByRole("button", { name: /^I’ve read it, and it’s right/ });
  await page.goto("/questions");
  await expect(read).toHaveText(["I’ve read it, and it’s right: Questions and answers"]);
  await page.goto("/videos");
  await expect(read).toHaveText([/Guided practices$/, /Short lessons$/]);
  await read.filter({ hasText: "Short lessons" }).click();
  await expect.poll(() => data("confirmed")).toEqual([expect.stringMatching(/^lessons(?: |$)/)]);
  await expect(read).toHaveText(["I’ve read it, and it’s right: Guided practices"]);
  await page.goto("/kind-words");
  await expect(page.getByText("Consent stays private")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Next to read/ })).toHaveCount(0);
});

test("on a phone, what is done is folded, and what is left stands first, each page in a line", async (context) => {
  if (!["business teacher.name", "business name"].every(isSampled))
    return context.skip("The owner has put in hers.");
  const { page, row } = await openReady({ width: 390, height: 844 }, (project) =>
    project.edit("content/confirmed.yaml", /^\[\]$/m, "- business name"),
  );
  await expect(row("Your name")).toBeVisible();
  const done = page.getByText("Yours already: 1");
  const business = page.getByText("Name of your business", { exact: true });
  await expect(done).toBeVisible();
  await expect(business).toBeHidden();
  // Neither the form of a step nor made-up words push the others out of sight.
  await expect(page.getByLabel("Your mail company’s server")).toHaveCount(0);
  const about = row("About page");
  await expect(about.getByRole("link", { name: /^Read/ })).toBeVisible();
  await expect(about.getByRole("link", { name: /^“/ })).toHaveCount(0);
  await about.getByText(/^Made up: /).click();
  await expect(about.getByRole("link", { name: /^“/ }).first()).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, "the list on a phone", { schemes: ["light"] });

  // A fact that is done while she is here stays where it is.
  const own = row("Your name");
  await own.locator("summary").first().click();
  await own.getByLabel("Full name").fill("Kim Nguyen");
  await own.getByLabel("First name").fill("Kim");
  await expect(own).toContainText("Yours");
  await expect(own.getByLabel("First name")).toBeFocused();
  await page.evaluate(() => window.history.replaceState(null, "", "/ready#business.name"));
  await page.reload();
  await expect(page.getByText("Yours already: 2")).toBeVisible();
  await expect(business).toBeVisible();
  await expect(row("Name of your business").getByRole("textbox")).toBeFocused();
  await row("Name of your business")
    .getByRole("button", { name: /^Not right yet/ })
    .click();
  await expect(page.getByText("Yours already: 1. Not any more: 1")).toBeVisible();
  await expect(row("Name of your business")).toContainText("Made up");
});

test("a link to one line of the list opens that line, and one to a field of a page that field", async () => {
  const { page, row } = await openReady();
  const follow = async (to: string) => {
    await page.evaluate((path) => window.history.replaceState(null, "", path), to);
    await page.reload();
  };
  await follow("/ready#business.teacher.name");
  await expect(row("Your name").getByLabel("Full name")).toBeFocused();
  await follow("/ready#pages/short-lessons");
  const line = page.locator("li:focus");
  await expect(line).toContainText("Short lessons, in writing");
  await expect(line).toBeInViewport();
  await follow("/words/home#hero.lead");
  await expect(page.locator("[contenteditable]:focus")).toContainText("Mindfulness is three skills");
});

test("a support line's number that isn't right is one value, in the list and among the facts", {
  tags: ["slow"],
}, async () => {
  const { page, row, data } = await openReady();
  const [first] = data("business").supportLines;
  const numbers = row("Numbers for a crisis");
  await numbers.locator("summary").first().click();
  const field = numbers.getByLabel(`${first.name}: number`);
  await field.fill("Ring us");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(numbers).toContainText("Needs you");
  await page.getByRole("link", { name: "Prices and facts" }).first().click();
  await page.locator("summary", { hasText: "Support lines" }).click();
  await page.getByRole("button", { name: "Change anyway" }).filter({ visible: true }).first().click();
  await expect(page.getByLabel("Number", { exact: true }).first()).toHaveValue("Ring us");
});

/** Opens the screen for a project whose site would run at a port of this computer, with the mail server of a company there. */
async function openFirstSteps() {
  const port = await freePort();
  const names = ["SMTP_URL", "CONTACT_TO", "CONTACT_FROM", "RESEND_API_KEY", "DATA_DIR"];
  for (const name of names) vi.stubEnv(name, undefined);
  vi.stubEnv("PORT", String(port));
  onTestFinished(() => void vi.unstubAllEnvs());
  const company = await startMailServer({
    authOptional: false,
    onAuth: ({ password }, _, done) =>
      password === "s3cret" ? done(null, { user: "jo" }) : done(refusal(535, "5.7.8 bad credentials")),
  });
  onTestFinished(() => company.close());

  const { folder } = smallProject();
  mkdirSync(path.join(folder, "data"));
  const file = path.join(folder, "data/settings.env");
  writeFileSync(file, "# As it was\nTRUST_PROXY=1\n");
  const { page } = await openStudio(folder, { at: "/ready" });
  const section = page.getByRole("region", { name: "Where it will be" });
  const step = (name: string) =>
    section.getByRole("listitem").filter({ has: page.locator("summary").getByText(name, { exact: true }) });
  return {
    page,
    host: step("Where your site is"),
    mail: step("Email"),
    company,
    settings: () => readFileSync(file, "utf8"),
    /** Starts the site as `npm start` does, with the settings in the file. */
    startSite: () =>
      startSite(buildSite(), {
        PORT: String(port),
        ...(parseEnv(readFileSync(file, "utf8")) as Record<string, string>),
      }),
  };
}

test("she says where the site is and who sends its email, is told what is wrong, and both are a line once they work", {
  tags: ["slow"],
}, async () => {
  const { page, host, mail, company, settings, startSite } = await openFirstSteps();
  await expect(mail).toContainText("The site isn’t running, so no email goes out");

  await host.getByRole("radio", { name: "On this computer only" }).check();
  await host.getByRole("button", { name: "Keep this and try it" }).click();
  await expect(host.getByText("The site on this computer isn’t running")).toBeVisible();
  await expectAccessible(page, "the first steps");

  // A mail server that isn't there, then a wrong password, then the right one.
  const mailServer = mail.getByRole("textbox", { name: "Your mail company’s server" });
  const password = mail.getByLabel("Password");
  await mailServer.fill("no server at all");
  await mail.getByRole("textbox", { name: "User name there" }).fill("jo");
  await mail.getByRole("textbox", { name: "Where messages go" }).fill("jo@example.org");
  await mail.getByRole("textbox", { name: "Who they come from" }).fill("website@example.org");
  await password.fill("wrong one");
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(mailServer).toHaveAccessibleDescription(
    /Write the server’s name as your mail company gives it/,
  );
  await expect(mailServer).toBeFocused();
  await expect(mailServer).toHaveValue("no server at all");
  await expect(password).toHaveValue("wrong one");
  await mailServer.fill(`127.0.0.1:${await freePort()}`);
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(mail.getByText(/^127\.0\.0\.1 refuses connections on port/)).toBeVisible();
  await mailServer.fill(`127.0.0.1:${company.port}`);
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(password).toHaveAccessibleDescription(/Type the password again/);
  await password.fill("wrong one");
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(mail.getByText("127.0.0.1 refuses the login of jo.", { exact: true })).toBeVisible();
  await expect(
    mail.getByText("Not changed: your emails still go by the settings that were there"),
  ).toBeVisible();
  await expect(mailServer).toHaveValue(`127.0.0.1:${company.port}`);
  await expect(password).toHaveValue("wrong one");
  await expect(mail.getByText("Correct the user name or the password.")).toBeVisible();
  await mail.getByText("The exact words").click();
  await expect(mail.locator("pre")).toContainText("5.7.8 bad credentials");
  await expectAccessible(page, "a test that was refused");
  await password.fill("s3cret");
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(mail.getByText(/^Sent at .* Look in the mailbox of jo@example\.org/)).toBeVisible();
  expect(company.mails.map(({ to_ }) => to_)).toEqual([["jo@example.org"]]);
  await expect(password).toHaveValue("");
  expect(settings()).toMatch(/^# As it was\nTRUST_PROXY=1\n/);
  expect(await page.content()).not.toContain("s3cret");

  // Started with these settings, the site answers, and both are one line.
  await startSite();
  await host.getByRole("button", { name: "Try it", exact: true }).click();
  await expect(host.getByText(/^On this computer only: it answered at .*\.$/)).toBeVisible();
  await expect(mail.getByText(/^Your mail company took a test for jo@example\.org at/)).toBeVisible();
  await page.reload();
  for (const step of [host, mail]) await expect(step).toContainText("Works");
  await expect(password).toHaveCount(0);

  // Other settings need another start, and an empty password keeps the one that is there.
  await mail.locator("summary").first().click();
  await mail.getByRole("textbox", { name: "Who they come from" }).fill("pond@example.org");
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(mail.getByText("Your site doesn’t have these settings yet")).toBeVisible();
  await company.received(2);
  expect(parseEnv(settings())).toMatchObject({
    CONTACT_FROM: "pond@example.org",
    SMTP_URL: `smtp+insecure://jo:s3cret@127.0.0.1:${company.port}`,
  });
});

test("profiles are removed, a claim is left out, a page is read on its own screen, and nothing is said to wait that doesn’t", {
  tags: ["slow"],
}, async (context) => {
  if (!["business claims.mostBooked", "business social.url", "pages/about"].every(isSampled))
    return context.skip("The owner has put in hers.");
  const { page, data, row } = await openReady();
  const profiles = row("Your profiles elsewhere");
  const [, second] = data("business").social;
  await profiles.locator("summary").first().click();
  await profiles.locator("ul summary").first().click();
  await profiles.getByRole("button", { name: /^Remove/ }).click();
  await expect.poll(() => data("business").social[0]).toEqual(second);

  const rating = row("Rating, graduates");
  await rating.locator("summary").first().click();
  const shows = rating.getByLabel("What shows that most people book the course");
  await shows.fill("");
  await expect(shows).toHaveAccessibleDescription(/^Left out\./);
  // The former words have the facts that visitors see, not those of the draft.
  await rating.getByLabel("Hours of training").fill("777");
  const training = row("Your training and experience");
  await training.locator("summary").first().click();
  await training.getByLabel("School and hours").fill("A school");
  await expect(training.getByText(/^Was /)).not.toContainText("777");

  // It has the most texts.
  await page.getByRole("listitem").filter({ hasText: "Read: Course page" }).getByText(/^“/).first().click();
  await expect(page.locator("#main :focus")).toHaveRole("textbox");
  await page.getByRole("button", { name: /^I’ve read it/ }).click();
  await expect(page.getByRole("link", { name: /^Next to read/ })).toBeFocused();
  await expect(page.getByRole("button", { name: /^I’ve read it/ })).toHaveCount(0);

  const json = { facts: [], unread: [], read: [], errors: [], warnings: [], quotes: [], left: 0 };
  await page.route("**/api/ready", (route) => route.fulfill({ json }));
  const publish = page.getByRole("main").getByRole("link", { name: "Look and publish" });
  await page.goto("/ready");
  await expect(publish).toBeVisible();
  await page.route("**/api/changes", (route) =>
    route.fulfill({
      json: { changes: [], invalid: [], version: "", pictures: {}, thrownAway: [], setAside: [] },
    }),
  );
  await page.reload();
  await expect(page.getByText("Nothing waits to be published.")).toBeVisible();
  await expect(publish).toHaveCount(0);

  // A monitor reaches a site on the web only.
  const answer = (path: string, change: (known: Answer) => Answer) =>
    page.route(`**/api/${path}`, async (route) =>
      route.fulfill({ json: change(await (await route.fetch()).json()) }),
    );
  await answer("first-steps/mail", (mail) => ({ ...mail, site: { ...mail.site, monitored: false } }));
  const warnings = page.getByText("Worth knowing");
  await page.reload();
  await expect(heading(page)).toContainText("Everything is ready");
  await expect(warnings).toHaveCount(0);
  const live = {
    since: 1,
    wasPublishedElsewhere: false,
    host: { name: "Your server", url: "https://pond.au" },
  };
  await answer("publication", (known) => ({ ...known, live }));
  await page.reload();
  await warnings.click();
  await expect(page.getByText("Nobody is told when your site stops")).toBeVisible();
});

type Answer = { readonly [part: string]: object };
