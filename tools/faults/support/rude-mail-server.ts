import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { refusal } from "../../../server/test-support/mail-server.ts";
import type { Random } from "../../../site/art/kit/random.ts";
import { pause } from "./workspace.ts";

/** Ways in which a connection can fail. */
const ways = [
  "hangs up at once",
  "is busy at once (421)",
  "hangs at the sender",
  "hangs at the recipient",
  "hangs after the mail, not taken",
  "hangs after the mail, taken",
  "hangs up at the recipient",
  "hangs up in the mail",
  "hangs up after the mail, not taken",
  "hangs up after the mail, taken",
  "4xx to the sender",
  "5xx to the sender",
  "4xx to the recipient",
  "5xx to the recipient",
  "4xx to the mail",
  "5xx to the mail",
] as const;

export type Way = (typeof ways)[number] | "takes it";

export type RudeMailServer = {
  readonly url: string;
  /** Returns the accepted emails as an mbox. */
  mailbox(): string;
  readonly taken: () => number;
  /** Connections by their behaviour. */
  readonly tally: ReadonlyMap<Way, number>;
  /** From now on, accepts every email. */
  behave(): void;
  close(): Promise<void>;
};

type Options = {
  readonly random: Random;
  /** The share of connections that fail, from 0 to 1. */
  readonly rudeness: number;
  /** The longest delay of a step in milliseconds. */
  readonly slowness?: number;
  /** Called after an email is accepted, before the response. */
  readonly onTaken?: () => void;
};

/** Starts a real SMTP server on loopback that fails at random and records the emails it accepted. */
export async function startRudeMailServer(options: Options): Promise<RudeMailServer> {
  const { random, slowness = 0, onTaken = () => {} } = options;
  let { rudeness } = options;
  const mails: string[] = [];
  const tally = new Map<Way, number>();
  const chosen = new Map<string, Way>();
  const choose = (session: { id: string }) => {
    const way = random() < rudeness ? (ways[Math.floor(random() * ways.length)] as Way) : "takes it";
    chosen.set(session.id, way);
    tally.set(way, (tally.get(way) ?? 0) + 1);
    return way;
  };
  /** Delays one response in ten. */
  const dawdle = () => pause(random() < 0.1 ? random() * slowness : 0);
  const hangUp = (id: string) => {
    for (const connection of server.connections as unknown as Set<Connection>) {
      if (connection.id === id) connection._socket.destroy();
    }
  };

  /** Applies the connection's behaviour at a step. Returns true if no response must follow. */
  const misbehave = (id: string, step: string, done: (error?: Error) => void): boolean => {
    const way = chosen.get(id) ?? "takes it";
    if (way === `hangs at ${step}` || way.startsWith(`hangs after ${step}`)) return true;
    if (way === `hangs up at ${step}` || way.startsWith(`hangs up after ${step}`)) hangUp(id);
    else if (way === `4xx to ${step}`) done(refusal(451, "later"));
    else if (way === `5xx to ${step}`) done(refusal(554, "no"));
    else return false;
    return true;
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: async (session, done) => {
      const way = choose(session);
      await dawdle();
      if (way === "hangs up at once") hangUp(session.id);
      else done(way === "is busy at once (421)" ? refusal(421, "busy") : undefined);
    },
    onMailFrom: async (_address, session, done) => {
      await dawdle();
      if (!misbehave(session.id, "the sender", done)) done();
    },
    onRcptTo: async (_address, session, done) => {
      await dawdle();
      if (!misbehave(session.id, "the recipient", done)) done();
    },
    onData: async (stream, session, done) => {
      const way = chosen.get(session.id) ?? "takes it";
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) {
          chunks.push(chunk as Buffer);
          if (way === "hangs up in the mail") return hangUp(session.id);
        }
      } catch {
        // The sender disconnected: the email is not accepted.
        return;
      }
      if (way === "takes it" || way.endsWith(", taken")) {
        mails.push(Buffer.concat(chunks).toString("utf8"));
        onTaken();
      }
      await dawdle();
      if (!misbehave(session.id, "the mail", done)) done();
    },
    onClose: (session) => void chosen.delete(session.id),
  });
  // Broken connections are expected.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailbox: () => mails.map((mail) => `From site@stillwater.example.com\n${mail}\n`).join(""),
    taken: () => mails.length,
    tally,
    behave: () => {
      rudeness = 0;
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** The library's connection object, which its types leave out. */
type Connection = { readonly id: string; readonly _socket: { destroy(): void } };
