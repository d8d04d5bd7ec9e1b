import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { beforeAll, onTestFinished, test, vi } from "vitest";
import { refusal, startMailServer } from "../../../../server/test-support/mail-server.ts";
import { buildSite, startSite } from "../../../../server/test-support/site-process.ts";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
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
  const studio = await runningStudio(folder, appFolder);
  const page = await openWindow(studio, { at: "/ready" });
  const section = page.getByRole("region", { name: "Where it will be" });
  const [host, mail] = ["Where your site is", "Email"].map((name) =>
    section.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) }),
  );
  if (!host || !mail) throw new Error("no steps");
  return {
    page,
    host,
    mail,
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

test("she says where the site is and who sends its email, is told what is wrong, and sees both fold once they work", async () => {
  const { page, host, mail, company, settings, startSite } = await openFirstSteps();
  await expect(mail.getByText("The site isn’t running, so no email goes out.")).toBeVisible();

  // A server that ssh can't take is said at its field, and stays there.
  await host.getByRole("radio", { name: "On a server of your own" }).check();
  const server = host.getByRole("textbox", { name: "Your server’s address for ssh" });
  await server.fill("my server");
  await host.getByRole("button", { name: "Keep this and try it" }).click();
  await expect(server).toHaveAccessibleDescription(/must be an address for ssh/);
  await expect(server).toBeFocused();
  await page.reload();
  await expect(server).toHaveValue("my server");
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
  await expect(
    host.getByText(/^Your site is on this computer: it answered at .*\. Only you can see it\.$/),
  ).toBeVisible();
  await expect(host.getByRole("button", { name: "Change" })).toBeFocused();
  await expect(
    mail.getByText(/^Email works: your mail company took a test for jo@example\.org at/),
  ).toBeVisible();
  await expect(password).toHaveCount(0);

  // Other settings need another start, and an empty password keeps the one that is there.
  await mail.getByRole("button", { name: "Change" }).click();
  await mail.getByRole("textbox", { name: "Who they come from" }).fill("pond@example.org");
  await mail.getByRole("button", { name: "Keep these and send me a test" }).click();
  await expect(mail.getByText("The site that’s running doesn’t have these settings yet")).toBeVisible();
  await company.received(2);
  expect(parseEnv(settings())).toMatchObject({
    CONTACT_FROM: "pond@example.org",
    SMTP_URL: `smtp+insecure://jo:s3cret@127.0.0.1:${company.port}`,
  });
});
