import { site } from "../../../content/site.ts";
import type { Draft, Faults } from "./submission.ts";

export type Outgoing = Draft & {
  readonly submissionId: string;
  /** Only people leave this empty. */
  readonly website: string;
  /** Milliseconds between the page and the sending. */
  readonly elapsedMs: number;
};

/** Why a message did not go. `status` is 0 where no answer came. */
export class SendError extends Error {
  override readonly name = "SendError";
  readonly status: number;
  readonly faults: Faults;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status = 0, faults: Faults = {}, retryAfter?: number) {
    super(message);
    this.status = status;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

const second = 1000;
/** How long one try may take. */
const tryTimeout = 10 * second;
/** After this long no further try is begun: a visitor should not look at "Sending..." for longer. */
const patience = 20 * second;
const retries = 3;

/**
 * Sends a message once. Any 2xx is success, whatever its body.
 *
 * @throws SendError for any other answer, and where none came
 */
export async function sendMessage(outgoing: Outgoing): Promise<void> {
  if (!navigator.onLine) throw new SendError("The browser is offline");
  const { address, publicKey } = site.functions;
  let response: Response;
  try {
    response = await fetch(`${address}/send-contact-email`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(publicKey && { Authorization: `Bearer ${publicKey}`, apikey: publicKey }),
      },
      body: JSON.stringify(outgoing),
      signal: AbortSignal.timeout(tryTimeout),
    });
  } catch (cause) {
    throw new SendError(cause instanceof Error ? cause.message : "The server cannot be reached");
  }
  if (response.ok) return;
  const retryAfter = Number(response.headers.get("Retry-After")) * second || undefined;
  throw new SendError(
    `The server answered ${response.status}`,
    response.status,
    await readFaults(response),
    retryAfter,
  );
}

/**
 * Whether to try again: only where no answer came, the server is busy, or it failed; three times at
 * most, not while offline, and not beyond a visitor's patience.
 *
 * @param failures how many tries have failed
 * @param elapsed milliseconds since the first
 */
export function shouldRetry(failures: number, error: Error, elapsed: number): boolean {
  if (failures >= retries || elapsed > patience || !navigator.onLine) return false;
  const { status, retryAfter = 0 } = error as SendError;
  if (status === 429) return retryAfter > 0 && elapsed + retryAfter <= patience;
  return status === 0 || status >= 500;
}

/** The delay before the next try, in milliseconds: doubling from 1 s, at most 30 s, or as the server asks. */
export function retryDelay(failures: number, error: Error): number {
  return (error as SendError).retryAfter ?? Math.min(second * 2 ** failures, 30 * second);
}

/** What the server found wrong with the fields, if it says so. */
async function readFaults(response: Response): Promise<Faults> {
  try {
    const body = (await response.json()) as { error?: { fields?: Faults } };
    return body.error?.fields ?? {};
  } catch {
    return {}; // not our own server's words
  }
}
