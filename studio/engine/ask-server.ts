import { connect } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Ended } from "../../system/programs.ts";

/** Where root's script answers on a server: `deploy/answer`. */
const sockets = "/run/stillwater";

/** How a command on the server ended, and what it printed. */
type Answer = Pick<Ended, "succeeded" | "output" | "errors" | "printed"> & { readonly code: number };

/** The server's script wasn't reached, or didn't answer in time. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
  /** Whether it was reached: the command may have done its work even so. */
  readonly isReached: boolean;

  constructor(words: string, isReached: boolean) {
    super(words);
    this.isReached = isReached;
  }
}

/** Asks the server for something; see `serverAt`. */
export type AskServer = (
  what: "install" | "command" | "build",
  input: string | Readable,
  timeLimit: number,
) => Promise<Answer>;

/**
 * Returns what asks the server on which the studio runs for what its own user may not do.
 *
 * @param folder where the sockets are; a test has its own
 * @throws NoAnswerError, when it is called, if the script isn't reached or doesn't answer within the time limit, in milliseconds
 */
export function serverAt(folder = sockets): AskServer {
  return async (what, input, timeLimit) => {
    const socket = path.join(folder, what);
    const connection = connect({ path: socket, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let isReached = false;
    connection.on("connect", () => {
      isReached = true;
    });
    connection.on("data", (chunk: Buffer) => void chunks.push(chunk));
    const signal = AbortSignal.timeout(timeLimit);
    try {
      await pipeline(typeof input === "string" ? Readable.from([input]) : input, connection, {
        signal,
        end: true,
      });
      await closed(connection, signal);
    } catch (error) {
      // A complete answer counts, however the connection ended.
      const answer = parse(Buffer.concat(chunks));
      if (answer) return answer;
      const words = signal.aborted ? `No response in ${timeLimit} ms.` : String(error);
      throw new NoAnswerError(`${socket}: ${words}`, isReached);
    } finally {
      connection.destroy();
    }
    const answer = parse(Buffer.concat(chunks));
    if (!answer) throw new NoAnswerError(`${socket}: the answer was cut off.`, isReached);
    return answer;
  };
}

/** Waits until the other side has said everything. */
const closed = (connection: ReturnType<typeof connect>, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (connection.readableEnded) return resolve();
    connection.once("end", resolve);
    connection.once("error", reject);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Takes an answer of `deploy/answer` apart; undefined if it isn't whole. */
function parse(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf("\n");
  const [, code, first, second] = /^(\d+) (\d+) (\d+)$/.exec(bytes.subarray(0, end).toString()) ?? [];
  const [from, outputSize, errorsSize] = [end + 1, Number(first), Number(second)];
  if (code === undefined || bytes.length !== from + outputSize + errorsSize) return undefined;
  const output = bytes.subarray(from, from + outputSize).toString();
  const errors = bytes.subarray(from + outputSize).toString();
  return { succeeded: code === "0", code: Number(code), output, errors, printed: output + errors };
}
