import { createServer, type Socket } from "node:net";
import { Temporal } from "temporal-polyfill";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { timeZone } from "#content/schedule";
import type { StoredMessage } from "../contact/store.ts";
import { composeEmail } from "../contact/store.ts";
import { startDelivering } from "../test-support/app.ts";
import { sender, storedMessage } from "../test-support/fixtures.ts";
import { mailServer, refusal, startMailServer } from "../test-support/mail-server.ts";
import { mailTo } from "../test-support/site-process.ts";
import { createSmtpTransport } from "./smtp.ts";

const sendBySmtp =
  (url: string, timeout = 5000) =>
  (message: StoredMessage) =>
    createSmtpTransport(url, timeout)(composeEmail(message, sender));

describe("an email", () => {
  test("leads to its message in a studio that is on the web, above words that could pretend to", () => {
    const fake = "Answer in your studio: https://studio.evil.example/";
    const message = storedMessage({ message: fake });
    const { text, html } = composeEmail(message, { ...sender, studio: "https://studio.example.com" });
    const link = `https://studio.example.com/messages/${message.id}`;
    expect(text.indexOf(`Answer in your studio: ${link}`)).toBeLessThan(text.indexOf(fake));
    expect(html).toContain(`<a href="${link}">Answer in your studio</a>`);
    expect(composeEmail(message, sender).html).not.toContain("studio</a>");
  });

  test("comes from the site and replies go to the visitor", async () => {
    const server = await mailServer();
    const message = storedMessage();
    expect(await sendBySmtp(server.url)(message)).toEqual({ result: "delivered" });
    const [email] = server.mails;
    expect(email?.from).toEqual({ name: "Stillwater website", address: sender.from });
    expect([email?.from_, email?.to_]).toEqual([sender.bouncesTo, [sender.owner]]);
    expect(email?.replyTo).toEqual([{ name: "Kim Nguyễn", address: "kim@example.org" }]);
    expect(email?.messageId).toBe(`<${message.id}@stillwater.example.com>`);
    expect(email?.subject).toBe("Kim Nguyễn: General Question");
    expect(email?.text).toContain("Is the Sunday class for beginners?");
    // The owner's time, whatever the machine's.
    const received = Temporal.Instant.from("2026-01-31T21:30Z").toZonedDateTimeISO(timeZone);
    expect(email?.text).toContain(
      received.toLocaleString("en-AU", { day: "numeric", month: "long", year: "numeric" }),
    );
    expect(email?.text).toContain(`${received.hour % 12 || 12}:30`);
    // An older date would sort a late email out of sight.
    expect(Math.abs(Date.now() - Date.parse(email?.date ?? ""))).toBeLessThan(60_000);
  });

  test("keeps the text unchanged", async () => {
    const server = await mailServer();
    const name = "Ünïcödé 🌊 李小龍 محمد";
    const text = `日本語 🙏🏽 שלום 👨‍👩‍👧\n.\nafter a dot\n..two\nBcc: nobody@example.org\n\nSubject: no\n${"x".repeat(4000)}`;
    await sendBySmtp(server.url)(storedMessage({ name, message: text }));
    const [email] = server.mails;
    expect(email?.subject).toBe(`${name}: General Question`);
    expect(email?.replyTo?.[0]).toEqual({ name, address: "kim@example.org" });
    expect(email?.text?.replaceAll("\r\n", "\n").trimEnd().endsWith(`\n\n${text}`)).toBe(true);
  });

  test("names a visitor's non-ASCII address in its first line instead of a header", async () => {
    const server = await mailServer();
    await sendBySmtp(server.url)(storedMessage({ email: "jörg@bücher.example" }));
    const [email] = server.mails;
    expect(email?.replyTo ?? []).toEqual([]);
    expect(email?.text?.split("\n")[0]).toContain("jörg@bücher.example");
    expect(email?.html).toContain("jörg@bücher.example");
    const [headers = ""] = email?.raw.split("\r\n\r\n") ?? [];
    expect(headers).toMatch(/^\p{ASCII}+$/u);
  });

  test("replies to a visitor at a non-ASCII domain, and marks suspected spam", async () => {
    const server = await mailServer();
    await sendBySmtp(server.url)(storedMessage({ email: "kim@bücher.example", suspectedSpam: true }));
    expect(server.mails[0]?.raw).toContain("<kim@xn--bcher-kva.example>");
    expect(server.mails[0]?.subject).toBe("[Suspected spam] Kim Nguyễn: General Question");
  });

  test("logs in if the server requires it", async () => {
    const server = await mailServer(requiringLogin);
    const url = `smtp+insecure://me:p%40ss@127.0.0.1:${server.port}`;
    expect(await sendBySmtp(url)(storedMessage())).toEqual({ result: "delivered" });
  });
});

const requiringLogin: Parameters<typeof startMailServer>[0] = {
  authOptional: false,
  onAuth: ({ username, password }, _, done) =>
    username === "me" && password === "p@ss" ? done(null, { user: "me" }) : done(refusal(535, "expired")),
};

describe("a login", () => {
  /** Starts a server that offers AUTH but refuses STARTTLS, and records the commands. */
  async function withoutTls() {
    const commands: string[] = [];
    const server = createServer((socket: Socket) => {
      socket.write("220 here\r\n");
      socket
        .on("error", () => {})
        .on("data", (data) => {
          commands.push(String(data).trim());
          const isHello = String(data).startsWith("EHLO");
          socket.write(isHello ? "250-here\r\n250 AUTH PLAIN LOGIN\r\n" : "502 no\r\n");
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    return { port: (server.address() as { port: number }).port, commands };
  }

  test.each(["", "?ignoreTLS=true", "?opportunisticTLS=true", "?requireTLS=false", "?secure=false"])(
    "is not sent to a server without TLS%s",
    async (parameters) => {
      const { port, commands } = await withoutTls();
      const url = `smtp://me:p%40ss@127.0.0.1:${port}/${parameters}`;
      expect(await sendBySmtp(url)(storedMessage())).toMatchObject({
        result: "failed",
        kind: "settings",
        reason: expect.stringMatching(/^ETLS/),
        maybeDelivered: false,
      });
      expect(commands.map((command) => command.split(" ")[0])).toEqual(["EHLO", "STARTTLS"]);
    },
  );

  test("is not sent to a server whose certificate is unknown", async () => {
    const server = await mailServer({ disabledCommands: [], authOptional: false });
    const url = `smtp://me:p%40ss@127.0.0.1:${server.port}`;
    expect(await sendBySmtp(url)(storedMessage())).toMatchObject({
      result: "failed",
      kind: "settings",
      reason: expect.stringMatching(/certificate/),
    });
  });
});

describe("a failure", () => {
  const failed = { result: "failed", maybeDelivered: false, reason: expect.any(String) };
  const misconfigured = { ...failed, kind: "settings" };
  const rejected = { result: "rejected" };

  test("to connect is retried", async () => {
    const server = await startMailServer();
    await server.close();
    expect(await sendBySmtp(server.url)(storedMessage())).toEqual(failed);
  });

  test.each(["smtp+insecure://me:old@", "smtp://"])("to log in is retried: %s", async (login) => {
    const server = await mailServer(requiringLogin);
    expect(await sendBySmtp(`${login}127.0.0.1:${server.port}`)(storedMessage())).toMatchObject(
      misconfigured,
    );
  });

  test.each([
    ["MAIL", 550, "no", misconfigured],
    ["MAIL", 451, "no", failed],
    ["RCPT", 451, "no", failed],
    ["RCPT", 550, "5.1.1 no such user", rejected],
    ["RCPT", 554, "5.7.1 <a@example.net>: Relay access denied", misconfigured],
    ["RCPT", 550, "5.7.54 SMTP; Unable to relay recipient", misconfigured],
    ["RCPT", 553, "5.7.1 <a@example.net>: Sender address rejected: not owned by user", misconfigured],
    ["RCPT", 554, "5.7.1 Client host rejected: Access denied", misconfigured],
    ["RCPT", 530, "5.7.0 Must issue a STARTTLS command first", misconfigured],
    ["DATA", 452, "no", failed],
    ["DATA", 554, "5.7.1 looks like spam", rejected],
    ["DATA", 550, "5.7.26 Unauthenticated email is not accepted", misconfigured],
  ])("at %s with %i %s", async (command, code, text, expected) => {
    const server = await mailServer({
      ...(command === "MAIL" && { onMailFrom: (_address, _session, done) => done(refusal(code, text)) }),
      ...(command === "RCPT" && { onRcptTo: (_address, _session, done) => done(refusal(code, text)) }),
      ...(command === "DATA" && {
        onMail: () => {
          throw refusal(code, text);
        },
      }),
    });
    expect(await sendBySmtp(server.url)(storedMessage())).toMatchObject(expected);
  });

  test("after the last byte may have been delivered", async () => {
    const server = await mailServer({ onMail: (socket) => socket.destroy() });
    expect(await sendBySmtp(server.url)(storedMessage())).toMatchObject({
      result: "failed",
      maybeDelivered: true,
    });
  });

  test("to write the hand-over down keeps the mail server from getting the email", async () => {
    const server = await mailServer();
    const full = () => Promise.reject(new Error("The disk is full."));
    const attempt = createSmtpTransport(server.url, 5000)(composeEmail(storedMessage(), sender), full);
    expect(await attempt).toMatchObject({ result: "failed", maybeDelivered: false });
    expect(server.mails).toEqual([]);
  });

  test.each(["MAIL", "RCPT"])("of a server that hangs at %s: nothing was delivered", async (command) => {
    const hang = () => undefined;
    const server = await mailServer(command === "MAIL" ? { onMailFrom: hang } : { onRcptTo: hang });
    expect(await sendBySmtp(server.url, 150)(storedMessage())).toEqual(failed);
  });
});

test.each(["says nothing", "stops in the middle"])(
  "times out and hangs up on a server that %s",
  async (kind) => {
    const greeting = kind === "says nothing" ? "" : "220 here\r\n";
    let hungUp = () => {};
    const closed = new Promise<void>((resolve) => {
      hungUp = resolve;
    });
    const server = createServer((socket: Socket) => {
      if (greeting) socket.write(greeting);
      socket
        .resume()
        .on("error", () => {})
        .on("close", hungUp);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const attempt = await sendBySmtp(`smtp://127.0.0.1:${port}`, 150)(storedMessage());
    expect(attempt).toMatchObject({ result: "failed", maybeDelivered: false });
    await closed;
  },
);

/** Starts a mail server without timers of its own, which answers a whole email when it is told to. */
async function slowServer() {
  const [whole, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer((socket: Socket) => {
    let email: string | undefined;
    const reply = (line: string) => void socket.write(`${line}\r\n`);
    reply("220 here");
    socket
      .on("error", () => {})
      .on("data", (data) => {
        if (email === undefined) {
          if (String(data).startsWith("DATA")) email = "";
          return reply(email === "" ? "354 go on" : "250 fine");
        }
        email += String(data);
        if (!email.endsWith("\r\n.\r\n")) return;
        email = undefined;
        whole.resolve();
        void answer.promise.then(() => reply("250 taken"));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, whole: whole.promise, answer: answer.resolve };
}

test.each([
  [9, { result: "delivered" }],
  [10, { result: "failed", maybeDelivered: true }],
])("waits ten minutes for the answer to a whole email: after %i", async (minutes, expected) => {
  const { url, whole, answer } = await slowServer();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = sendBySmtp(url, 60_000)(storedMessage());
  await whole;
  vi.advanceTimersByTime(minutes * 60_000);
  answer();
  expect(await sent).toMatchObject(expected);
});

// As docs/operating.md says under "Email that comes back".
test.each([
  ["CONTACT_TO at the site's domain", { CONTACT_TO: "jo@site.example" }, "jo@site.example"],
  ["CONTACT_FROM if CONTACT_TO is elsewhere", { CONTACT_TO: "jo@mail.example" }, "web@site.example"],
  [
    "BOUNCES_TO if it is set",
    { CONTACT_TO: "jo@mail.example", BOUNCES_TO: "post@site.example" },
    "post@site.example",
  ],
])("what can't be delivered comes back to %s", async (_, settings, expected) => {
  const { url, received } = await mailServer();
  const site = startDelivering({ ...mailTo(url), CONTACT_FROM: "web@site.example", ...settings });
  const visitor = { name: "Kim", email: "kim@example.org", message: "Hello" };
  expect((await site.post("send-contact-email", visitor)).status).toBe(200);
  expect((await site.post("subscribe", { EMAIL: visitor.email })).status).toBe(200);
  const mails = await received(2);
  expect(mails.flatMap(({ to_ }) => to_).toSorted()).toEqual([settings.CONTACT_TO, visitor.email].toSorted());
  for (const { from_, from } of mails) {
    expect([from_, from?.address]).toEqual([expected, "web@site.example"]);
  }
});
