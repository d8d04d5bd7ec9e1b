import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { refusal, startMailServer } from "../../../server/test-support/mail-server.ts";
import { freePort } from "../../../tests/support/free-port.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { readHelper } from "../../business/names.ts";
import { createMessages, type Message } from "../../business/site-client/messages.ts";
import { openProject } from "../../engine/project.ts";
import { readHostChoice, writeHostChoice } from "../../engine/publish/hosts.ts";
import { testMessage } from "../../test-support/message.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createFirstStepsRoutes } from "./first-steps.ts";

/** The routes for a new project, whose site isn't running. */
async function firstSteps(now = Date.now, stored: () => Message[] = () => []) {
  for (const name of ["SMTP_URL", "CONTACT_TO", "CONTACT_FROM", "RESEND_API_KEY", "DATA_DIR"]) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv("PORT", String(await freePort()));
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = openProject(temporaryFolder());
  mkdirSync(path.join(project.folder, "content"));
  writeFileSync(path.join(project.folder, "content/business.yaml"), "url: https://www.pond.example\n");
  const empty = createMessages({ readList: async () => [], run: async () => "{}" });
  const messages = { ...empty, read: async () => ({ ...(await empty.read()), value: stored() }) };
  const app = createFirstStepsRoutes(studioDeps({ project, now, messages }));
  const ask = asker(app);
  const hostFile = path.join(project.dataFolder, "host.json");
  return { project, ask, hostFile, settingsFile: path.join(project.folder, "data/settings.env") };
}

const settings = { server: "", user: "", password: "", to: "jo@example.org", from: "website@example.org" };

test("writes where the site is as the publisher reads it, for the owner's eyes only", async () => {
  const { project, ask, hostFile } = await firstSteps();
  expect((await ask("GET", "/host")).json).toMatchObject({ kind: "this computer", isChosen: false });
  expect((await ask("PUT", "/host", { kind: "cloudflare" })).json).toMatchObject({ refused: null });
  expect(await readHostChoice(project)).toEqual({ kind: "cloudflare" });
  expect(statSync(hostFile).mode & 0o777).toBe(0o600);
  expect((await ask("GET", "/host")).json).toMatchObject({ kind: "cloudflare", isChosen: true });
});

test("keeps an address that a hand has put in, until the site moves between this computer and the web", async () => {
  const { project, ask, hostFile } = await firstSteps();
  mkdirSync(project.dataFolder, { recursive: true });
  writeFileSync(hostFile, '{ "kind": "cloudflare", "url": "https://new.pond.example" }');
  await ask("PUT", "/host", { kind: "cloudflare" });
  expect(await readHostChoice(project)).toMatchObject({ url: "https://new.pond.example" });
  await ask("PUT", "/host", { kind: "this computer" });
  expect(await readHostChoice(project)).toEqual({ kind: "this computer" });
});

test("keeps who helps, with or without a number, and no site can be started that is elsewhere", async () => {
  const { project, ask } = await firstSteps();
  expect(readHelper(project)).toEqual({ name: "", phone: "" });
  await ask("PUT", "/helper", { name: " Sam ", phone: "" });
  expect(readHelper(project)).toEqual({ name: "Sam", phone: "" });
  expect((await ask("POST", "/site/start")).json).toMatchObject({ message: "The site couldn’t be started." });
  await ask("PUT", "/host", { kind: "cloudflare" });
  expect((await ask("POST", "/site/start")).status).toBe(409);
});

test("on a server, the place of the site isn't the owner's to choose", async () => {
  const { project, ask } = await firstSteps();
  writeHostChoice(project, { kind: "this server" });
  expect((await ask("PUT", "/host", { kind: "this computer" })).status).toBe(409);
  expect(await readHostChoice(project)).toEqual({ kind: "this server" });
  // Nothing was published there: it is no fault that the site sends nothing.
  expect((await ask("GET", "/mail")).json).toMatchObject({ site: { kind: "not there yet" } });
  const form = { ...settings, server: "mail.example.org" };
  expect((await ask("PUT", "/mail", form)).json).toMatchObject({
    message: expect.stringContaining("not here"),
  });
});

test.each([
  ["/host", { kind: "ftp" }],
  ["/host", { kind: "this server" }],
  ["/host", { kind: "this computer", url: "https://elsewhere.example" }],
  ["/mail", { ...settings, server: "mail.example.com\nPORT=1" }],
  ["/mail", { ...settings, password: "a\rb" }],
  ["/mail", { ...settings, PORT: "1" }],
])("takes nothing at %s that isn't in its form: %j", async (at, body) => {
  const { ask, hostFile, settingsFile } = await firstSteps();
  expect((await ask("PUT", at, body)).status).toBe(400);
  expect([hostFile, settingsFile].filter(existsSync)).toEqual([]);
});

test("says that nothing answers here, and that a made-up address is made up", async () => {
  const { ask } = await firstSteps();
  await ask("PUT", "/host", { kind: "this computer" });
  expect((await ask("POST", "/host/try")).json).toMatchObject({
    works: false,
    text: expect.stringContaining("isn’t running"),
  });
  await ask("PUT", "/host", { kind: "cloudflare" });
  expect((await ask("POST", "/host/try")).json.text).toBe(
    "www.pond.example is made up: enter your site’s address in the list below.",
  );
});

test("changes the settings that were typed alone: another device has others", async () => {
  const { ask } = await firstSteps();
  const known = { ...settings, server: "mail.example.org", user: "jo" };
  await ask("PUT", "/mail", { ...known, password: "s3cret" });
  expect((await ask("PUT", "/mail", { to: "new@example.org", password: "" })).json).toEqual({ errors: null });
  await ask("PUT", "/mail", { from: "site@example.org", password: "" });
  const { password: _, ...others } = known;
  expect((await ask("GET", "/mail")).json.settings).toMatchObject({
    ...others,
    to: "new@example.org",
    from: "site@example.org",
    hasPassword: true,
  });
});

test("sends a test with the settings that were put in, and never gives the password back", async () => {
  const { ask, settingsFile } = await firstSteps();
  const mailServer = await startMailServer({
    authOptional: false,
    onAuth: ({ password }, _, done) =>
      password === "s3cret" ? done(null, { user: "jo" }) : done(refusal(535, "5.7.8 bad credentials")),
  });
  onTestFinished(() => mailServer.close());
  expect((await ask("POST", "/mail/test")).json).toMatchObject({
    isSent: false,
    advice: expect.stringContaining("some of the email settings are missing"),
  });

  const form = { ...settings, server: `127.0.0.1:${mailServer.port}`, user: "jo", password: "wrong-one" };
  expect((await ask("PUT", "/mail", { ...form, to: "jo" })).json).toEqual({
    errors: { to: "Write one email address, such as hello@example.com." },
  });
  expect((await ask("PUT", "/mail", form)).json).toEqual({ errors: null });
  const refused = await ask("POST", "/mail/test");
  expect(refused.json).toMatchObject({
    isSent: false,
    failure: "127.0.0.1 refuses the login of jo.",
    words: expect.stringContaining("5.7.8 bad credentials"),
  });

  expect((await ask("PUT", "/mail", { ...form, password: "s3cret" })).json).toEqual({ errors: null });
  expect((await ask("GET", "/mail")).json.test).toBe(null);
  expect((await ask("POST", "/mail/test")).json).toMatchObject({
    isSent: true,
    to: "jo@example.org",
    advice: "",
  });
  expect(mailServer.mails.map(({ to_ }) => to_)).toEqual([["jo@example.org"]]);

  const known = await ask("GET", "/mail");
  expect(known.json).toMatchObject({
    host: "this computer",
    site: { kind: "not running" },
    settings: { user: "jo", hasPassword: true },
    test: { isSent: true },
  });
  expect(readFileSync(settingsFile, "utf8")).toContain("s3cret");
  expect(known.text + refused.text).not.toMatch(/s3cret|wrong-one/);
});

test("puts the settings back that were there when a test of new ones fails, with what their own test said", async () => {
  const { ask, settingsFile } = await firstSteps();
  const mailServer = await startMailServer({ authOptional: true });
  onTestFinished(() => mailServer.close());
  const right = { ...settings, server: `127.0.0.1:${mailServer.port}` };
  await ask("PUT", "/mail", right);
  expect((await ask("POST", "/mail/test")).json).toMatchObject({ isSent: true, isPutBack: false });
  const text = readFileSync(settingsFile, "utf8");

  // Nothing answers there.
  const wrong = { server: `127.0.0.1:${await freePort()}`, password: "" };
  await ask("PUT", "/mail", wrong);
  expect(readFileSync(settingsFile, "utf8")).not.toBe(text);
  await ask("PUT", "/mail", { to: "another@example.org", password: "" });
  expect((await ask("POST", "/mail/test")).json).toMatchObject({ isSent: false, isPutBack: true });
  expect(readFileSync(settingsFile, "utf8")).toBe(text);
  expect(statSync(settingsFile).mode & 0o777).toBe(0o600);
  expect((await ask("GET", "/mail")).json).toMatchObject({
    test: { isSent: true, to: right.to },
    // What the site picks up again aren't those that were refused.
    isPutBack: true,
  });

  // What a test has shown to work is what stays.
  await ask("PUT", "/mail", { to: "another@example.org", password: "" });
  expect((await ask("GET", "/mail")).json).toMatchObject({ isPutBack: false });
  expect((await ask("POST", "/mail/test")).json).toMatchObject({ isSent: true });
  await mailServer.close();
  expect((await ask("POST", "/mail/test")).json).toMatchObject({ isSent: false, isPutBack: false });
  expect((await ask("GET", "/mail")).json).toMatchObject({
    settings: { to: "another@example.org" },
    test: { isSent: false },
  });
});

test("forgets a test that failed once emails go out again", async () => {
  let deliveredAt: number | null = null;
  const sent = () => (deliveredAt === null ? [] : [testMessage({ deliveredAt })]);
  const { ask } = await firstSteps(Date.now, sent);
  const { json: failed } = await ask("POST", "/mail/test");
  const mail = async () => (await ask("GET", "/mail")).json;
  deliveredAt = failed.at - 1000;
  expect(await mail()).toMatchObject({ sending: "works", test: { isSent: false } });
  deliveredAt = failed.at + 1000;
  expect(await mail()).toMatchObject({ sending: "works", test: null });
});

test("sends no more than five tests within ten minutes, however many windows ask at once", async () => {
  let now = Date.now();
  const { ask } = await firstSteps(() => now);
  const mailServer = await startMailServer({ authOptional: true });
  onTestFinished(() => mailServer.close());
  await ask("PUT", "/mail", { ...settings, server: `127.0.0.1:${mailServer.port}`, user: "", password: "" });
  const asked = await Promise.all(Array.from({ length: 7 }, () => ask("POST", "/mail/test")));
  expect(asked.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(mailServer.mails).toHaveLength(5);
  now += 10 * 60 * 1000;
  expect((await ask("POST", "/mail/test")).json).toMatchObject({ isSent: true });
});

test("takes no settings for a site that is elsewhere", async () => {
  const { ask, settingsFile } = await firstSteps();
  await ask("PUT", "/host", { kind: "cloudflare" });
  expect((await ask("PUT", "/mail", settings)).status).toBe(409);
  expect((await ask("POST", "/mail/test")).status).toBe(409);
  expect((await ask("GET", "/mail")).json.settings).toBe(null);
  expect(existsSync(settingsFile)).toBe(false);
});

test("a test email with a broken host.json says so, and nothing is done here instead", async () => {
  const { ask, project, hostFile, settingsFile } = await firstSteps();
  mkdirSync(project.dataFolder, { recursive: true });
  writeFileSync(hostFile, '{ "kind": "cloudflair" }');
  const said = {
    message: expect.stringContaining("its setting has a mistake"),
    detail: expect.stringContaining(hostFile),
  };
  expect(await ask("POST", "/mail/test")).toMatchObject({ status: 409, json: said });
  expect(await ask("GET", "/mail")).toMatchObject({ status: 409, json: said });
  expect(await ask("PUT", "/mail", settings)).toMatchObject({ status: 409, json: said });
  expect(await ask("POST", "/site/start")).toMatchObject({ status: 409, json: said });
  expect(existsSync(settingsFile)).toBe(false);
  expect((await ask("POST", "/host/try")).json).toMatchObject({ works: false, text: said.message });
  const mistake = { text: said.message, detail: said.detail };
  expect((await ask("GET", "/host")).json).toMatchObject({ isChosen: false, mistake });
});

test("where the site is can be chosen again after a mistake, but not on a server", async () => {
  const { ask, project, hostFile } = await firstSteps();
  mkdirSync(project.dataFolder, { recursive: true });
  writeFileSync(hostFile, "{");
  await ask("PUT", "/host", { kind: "cloudflare" });
  expect((await ask("GET", "/host")).json).toMatchObject({
    kind: "cloudflare",
    isChosen: true,
    mistake: null,
  });
  writeFileSync(hostFile, "{");
  const onServer = asker(
    createFirstStepsRoutes(studioDeps({ project: { ...project, machine: "the server" } })),
  );
  expect((await onServer("GET", "/host")).json).toMatchObject({ kind: "this server", isChosen: false });
  expect((await onServer("PUT", "/host", { kind: "cloudflare" })).status).toBe(409);
  expect(readFileSync(hostFile, "utf8")).toBe("{");
});
