// @module-tag slow
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMessageStore } from "../../server/contact/store.ts";
import { submission, temporaryDatabase } from "../../server/test-support/fixtures.ts";
import { refusal, startMailServer } from "../../server/test-support/mail-server.ts";
import { startSite } from "../../server/test-support/site-process.ts";
import { writeSmallSite } from "../../server/test-support/spawn-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openProject } from "../core/project.ts";
import { summarise } from "./describe-message.ts";
import { mailStateOf } from "./mail-state.ts";
import { createMailroom } from "./mailroom.ts";
import { commandAt } from "./run-command.ts";

type Behaviour = "accepts" | "rejects" | "greylists" | "disconnects after the message" | "hangs";

/** A running site with one message, and a mail server that behaves as given at first. */
async function siteWithMailServer(first: Behaviour) {
  let behaviour: Behaviour = first;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      if (behaviour === "rejects") return done(refusal(550, "5.2.2 mailbox quota exceeded"));
      if (behaviour === "greylists") return done(refusal(451, "4.7.1 greylisted, try again later"));
      if (behaviour !== "hangs") done();
    },
    onMail: (socket) => {
      if (behaviour === "disconnects after the message") socket.destroy();
    },
  });
  onTestFinished(() => server.close());
  const project = openProject(temporaryFolder());
  writeSmallSite(project.folder);
  const data = path.join(project.folder, "data");
  const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 9999, toCheck: 9 };
  await createMessageStore(temporaryDatabase(data), limits).add(submission(), "client");
  await startSite(project.folder, {
    DATA_DIR: data,
    SMTP_URL: server.url,
    CONTACT_TO: "owner@example.net",
    CONTACT_FROM: "site@example.org",
    SMTP_TIMEOUT_SECONDS: "1",
    // Long enough that only “Mail it again” tries a second time.
    RETRY_FIRST_SECONDS: "600",
    CANARY: "off",
  });
  vi.stubEnv("DATA_DIR", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const mailroom = createMailroom({ run: commandAt({ kind: "this computer" }, project) });
  const look = async () => {
    await mailroom.tryNow();
    const { messages } = await mailroom.read();
    const [message] = messages;
    if (!message) throw new Error("no message");
    return { ...summarise(message), state: mailStateOf(messages, Date.now()) };
  };
  const until = (kind: string) =>
    vi.waitUntil(
      async () => {
        const seen = await look();
        const isTried = seen.mailing.attempts > 0 || seen.mailing.kind === "sent";
        return isTried && seen.mailing.kind === kind && seen;
      },
      { timeout: 60_000, interval: 500 },
    );
  return {
    server,
    mailroom,
    until,
    recover: () => {
      behaviour = "accepts";
    },
  };
}

test.each([
  ["rejects", "waits", "full", "failing", 1],
  ["greylists", "waits", "busy", "failing", 1],
  // The mail server may have taken it: the owner is told that she may have it twice.
  ["disconnects after the message", "waits", "no answer", "failing", 2],
  ["hangs", "waits", "no answer", "failing", 1],
] as const)(
  "shows the email to a mail server that %s as %s, and sends it once when asked to",
  async (behaviour, kind, reason, state, mails) => {
    const { server, mailroom, until, recover } = await siteWithMailServer(behaviour);
    const { id, mailing, state: mail } = await until(kind);
    expect(mailing.reason).toMatchObject({ kind: reason });
    expect(mail.kind).toBe(state);
    expect(mailing.nextAt).toBeGreaterThan(Date.now() + 60_000);
    expect(mailing.isPossiblyTwice).toBe(behaviour === "disconnects after the message");

    recover();
    await Promise.all([mailroom.mailAgain(id), mailroom.mailAgain(id)]);
    await until("sent");
    // A window that is behind asks once more.
    await mailroom.mailAgain(id);
    expect((await until("sent")).state.kind).toBe("works");
    expect(server.mails).toHaveLength(mails);
  },
  120_000,
);
