import type { Random } from "../../../app/art/kit/random.ts";
import { pause } from "./workspace.ts";

const timeout = 5000;

/** A message as the page's script sends it. */
export type Sent = { readonly idempotencyKey: string; readonly message: string };

/** An id that depends on the seed alone. */
export const createId = (random: Random): string =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(random() * 16).toString(16));

/**
 * Posts a message once.
 *
 * @returns the status of the answer; undefined where none came
 */
export async function post(address: string, sent: Sent): Promise<number | undefined> {
  try {
    const response = await fetch(`${address}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Kim", email: "kim@example.org", ...sent }),
      signal: AbortSignal.timeout(timeout),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // Refused, reset, or cut off: what a visitor sees of a server that is gone.
    return undefined;
  }
}

/** Posts a message as a patient visitor does: again, with the same id, until it is acknowledged. */
export async function postUntilStored(
  address: () => string,
  sent: Sent,
  random: Random,
): Promise<"stored" | "given up" | number> {
  for (;;) {
    const status = await post(address(), sent);
    if (status === 200) return "stored";
    if (status !== undefined && status !== 503) return status;
    // Some visitors go away instead. Whether theirs was stored is then nobody's promise.
    if (random() < 0.05) return "given up";
    await pause(random.range(30, 200));
  }
}
