import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { outputOfSync, runProgramSync } from "../../system/programs.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { doorEvents } from "../owner-emails/studio-door.ts";
import { startMailApi } from "../test-support/mail-api.ts";
import { mailServer, refusal, startMailServer } from "../test-support/mail-server.ts";
import { runScript, runScriptWith } from "../test-support/site-process.ts";
import { tryResend } from "./try-resend.ts";
import { type Failure, type Step, trySmtp } from "./try-smtp.ts";

const email = {
  envelope: { from: "site@example.org", to: "owner@example.net" },
  messageId: "<test@example.org>",
  from: { name: "Site", address: "site@example.org" },
  to: "owner@example.net",
  subject: "Test",
  text: "Test",
  html: "<p>Test</p>",
  headers: {},
};

const attempt = (url: string, timeout = 3000) => trySmtp(url, email, timeout);

type Options = Parameters<typeof startMailServer>[0];

/** Starts a TCP server that is no mail server. */
async function tcpServer(onConnection: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

function expectFailure(failure: Failure | undefined, step: Step, text: RegExp, advice = /\w/) {
  expect(failure).toMatchObject({
    step,
    text: expect.stringMatching(text),
    advice: expect.stringMatching(advice),
    cause: expect.stringMatching(/\w/),
  });
}

const login: Options = {
  authOptional: false,
  onAuth: ({ username, password }, _, done) =>
    username === "me" && password === "p@ss"
      ? done(null, { user: "me" })
      : done(refusal(535, "5.7.8 bad credentials")),
};

describe("over SMTP", () => {
  test("sends one message", async () => {
    const server = await mailServer(login);
    expect(await attempt(`smtp+insecure://me:p%40ss@127.0.0.1:${server.port}`)).toBeUndefined();
    expect(server.mails).toHaveLength(1);
  });

  test("explains a refused connection", async () => {
    const server = await startMailServer();
    await server.close();
    expectFailure(await attempt(server.url), "port", /refuses connections on port \d+/, /587/);
  });

  test.each([
    ["never responds", ""],
    ["is another program", "SSH-2.0-OpenSSH_9.2\r\n"],
    ["refuses this machine", "554 5.7.1 blocked\r\n"],
  ])("explains a server that %s", async (_, greeting) => {
    const port = await tcpServer((socket) => (greeting ? socket.end(greeting) : socket.resume()));
    expectFailure(await attempt(`smtp://127.0.0.1:${port}`, 500), "port", /as a mail server does/, /smtps:/);
  });

  test("explains smtps:// to a port without TLS", async () => {
    const { port } = await mailServer();
    expectFailure(await attempt(`smtps://127.0.0.1:${port}`), "port", /TLS from the start/);
  });

  test.each([
    ["smtp://me:p%40ss@", "certificate", /no TLS that can be trusted/, undefined],
    ["smtp+insecure://me:old@", "login", /refuses the login of me/, /app password/],
    ["smtp://", "login", /requires a login/, undefined],
  ] as const)("explains a login: %s", async (start, step, text, advice) => {
    const { port } = await mailServer(login);
    expectFailure(await attempt(`${start}127.0.0.1:${port}`), step, text, advice);
  });

  test.each([
    ["MAIL", 550, "5.1.0 no", "sender", /refuses site@example.org/],
    ["MAIL", 451, "4.7.1 later", "sender", /at the moment/],
    ["RCPT", 553, "5.7.1 Sender address rejected: not owned by user", "sender", /refuses site@example.org/],
    ["RCPT", 550, "5.1.1 no such user", "recipient", /refuses the message to owner@example.net/],
    ["RCPT", 450, "4.2.0 Greylisted", "recipient", /at the moment/],
    ["DATA", 550, "5.7.26 Unauthenticated email: DMARC", "sender", /refuses site@example.org/],
    ["DATA", 554, "5.7.1 looks like spam", "recipient", /refuses the message/],
  ] as const)("explains %s %i %s", async (command, code, text, step, expected) => {
    const { port } = await mailServer({
      ...login,
      ...(command === "MAIL" && { onMailFrom: (_address, _session, done) => done(refusal(code, text)) }),
      ...(command === "RCPT" && { onRcptTo: (_address, _session, done) => done(refusal(code, text)) }),
      ...(command === "DATA" && {
        onMail: () => {
          throw refusal(code, text);
        },
      }),
    });
    expectFailure(await attempt(`smtp+insecure://me:p%40ss@127.0.0.1:${port}`), step, expected);
  });

  test.each([
    ["", "login", /requires a login/],
    ["me:p%40ss@", "recipient", /refuses the message to owner@example.net/],
  ] as const)("explains a denied relay, login %j", async (user, step, expected) => {
    const { port } = await mailServer({
      ...(user ? login : {}),
      onRcptTo: (_address, _session, done) => done(refusal(554, "5.7.1 Relay access denied")),
    });
    expectFailure(await attempt(`smtp+insecure://${user}127.0.0.1:${port}`), step, expected);
  });

  test("explains a name that doesn't exist", async () => {
    expectFailure(await attempt("smtp://mail.invalid"), "host", /mail\.invalid can't be found/);
  });
});

const hasOpenssl = runProgramSync("openssl", ["version"]).succeeded;

describe.runIf(hasOpenssl)("a certificate", () => {
  const openssl = (folder: string, ...args: string[]) => outputOfSync("openssl", args, { cwd: folder });
  const key = (name: string) => ["-newkey", "rsa:2048", "-nodes", "-subj", `/CN=${name}`, "-keyout"];
  let authority: string;
  // This process trusts the authority during these tests.
  beforeAll(() => {
    authority = mkdtempSync(path.join(tmpdir(), "authority-"));
    openssl(authority, "req", "-x509", ...key("Test authority"), "ca.key", "-out", "ca.crt", "-days", "2");
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, readFileSync(path.join(authority, "ca.crt"), "utf8")]);
    return () => {
      setDefaultCACertificates(before);
      rmSync(authority, { recursive: true });
    };
  });

  /** Returns a new certificate of the authority. */
  function certificate(name: string) {
    const read = (file: string) => readFileSync(path.join(authority, file), "utf8");
    const signed = ["-addext", `subjectAltName=DNS:${name}`, "-CA", "ca.crt", "-CAkey", "ca.key"];
    openssl(authority, "req", "-x509", ...key(name), "key", ...signed, "-out", "crt", "-days", "1");
    return { key: read("key"), cert: read("crt") };
  }

  test.each([true, false])("is trusted or explained, TLS from the start: %s", async (secure) => {
    const tryWith = async (given: object, options: Options = {}) => {
      const { port } = await mailServer({ ...options, ...given, secure, disabledCommands: [] });
      return attempt(`${secure ? "smtps" : "smtp"}://me:p%40ss@localhost:${port}`);
    };
    expect(await tryWith(certificate("localhost"), login)).toBeUndefined();
    const ofAnother = await tryWith(certificate("mail.example.org"));
    expectFailure(ofAnother, "certificate", /no TLS that can be trusted/);
    expect(ofAnother?.cause).toContain("does not match certificate");
  });
});

test.each([
  ["re_wrong", undefined, "login", /refuses the key/],
  [
    "re_test",
    { status: 403, body: { name: "validation_error", message: "The domain is not verified" } },
    "sender",
    /refuses site@example.org/,
  ],
  [
    "re_test",
    { status: 422, body: { name: "validation_error", message: "Invalid `to` field" } },
    "recipient",
    /owner@example.net/,
  ],
  ["re_test", "hang up", "port", /doesn't respond/],
] as const)("explains Resend's response to the key %s: %j", async (key, fault, step, expected) => {
  const api = await startMailApi(() => fault);
  onTestFinished(() => api.close());
  expectFailure(await tryResend(api.url, key, { ...email, replyTo: "a@example.org" }, 2000), step, expected);
});

describe("the command", () => {
  const settings = { CONTACT_TO: "owner@example.net", CONTACT_FROM: "site@example.org" };
  const run = (env: Record<string, string>, ...args: string[]) =>
    runScript(temporaryFolder(), "scripts/test-mail.ts", args, env);

  test("sends one message, names a refused sender of the envelope, and where emails come back to", async () => {
    const owner = "owner@example.org";
    const env = { ...settings, CONTACT_TO: owner };
    const sent = await mailServer();
    const { output } = await run({ ...env, SMTP_URL: sent.url });
    expect(output).toMatch(/^sent: true\n/);
    expect(output).toContain(`emailsComeBackTo: ${owner}`);
    expect(sent.mails.map(({ from_, to_ }) => [from_, to_])).toEqual([[owner, [owner]]]);

    const { url } = await mailServer({
      onMailFrom: ({ address }, _session, done) => done(address === owner ? refusal(553) : null),
    });
    const refused = await run({ ...env, SMTP_URL: url });
    expect(refused.output).toMatch(/step: sender\ntext: .*refuses owner@example.org.*\nadvice: .*BOUNCES_TO/);
    const json = await run({ ...env, SMTP_URL: url }, "--json");
    expect([json.code, JSON.parse(json.output)]).toMatchObject([1, { sent: false }]);
    const corrected = await run({ ...env, SMTP_URL: url, BOUNCES_TO: settings.CONTACT_FROM });
    expect(corrected.code).toBe(0);
  });

  test("tells the owner what happened at the door of her studio", async () => {
    const sent = await mailServer();
    const about = (event: string, details: unknown) =>
      runScriptWith(JSON.stringify(details), temporaryFolder(), "scripts/test-mail.ts", ["--about", event], {
        ...settings,
        SMTP_URL: sent.url,
      });
    const details = {
      passkey: "Jo’s phone\r\nBcc: thief@example.com",
      browser: "Safari on an iPhone",
      at: Date.parse("2026-11-29T10:02:00Z"),
    };
    for (const event of doorEvents) expect(await about(event, details)).toMatchObject({ code: 0 });
    expect(sent.mails.map(({ subject }) => subject)).toEqual([
      "A new passkey opens your studio",
      "A recovery code of your studio was used",
      "Your studio was opened somewhere new",
      "A passkey of your studio was taken off",
      "Your studio has new recovery codes",
    ]);
    for (const { text, to_ } of sent.mails) {
      expect(to_).toEqual(["owner@example.net"]);
      expect(text).toContain("29 November 2026");
      expect(text).toContain("“Jo’s phone Bcc: thief@example.com”");
      expect(text).toContain("Safari on an iPhone");
      expect(text).toContain("If it wasn’t: open your studio");
    }
    // As long as the studio takes it, and longer once it is in one line.
    expect(await about("new-passkey", { ...details, passkey: "=?".repeat(30) })).toMatchObject({ code: 0 });
    expect(sent.mails.at(-1)?.text).toContain("“= ?= ?");
    for (const [event, given] of [
      ["anything", details],
      ["new-place", {}],
      ["new-place", { ...details, words: "Anything" }],
    ] as const) {
      expect(await about(event, given)).toMatchObject({ code: 2 });
    }
    expect(sent.mails).toHaveLength(doorEvents.length + 1);
  });

  test("names missing settings and what it doesn't take", async () => {
    const { code, errors } = await run({ CONTACT_TO: "owner@example.net" });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^SMTP_URL and CONTACT_FROM are not set/)]);
    expect(await run(settings, "owner@example.net")).toMatchObject({ code: 2 });
  });
});
