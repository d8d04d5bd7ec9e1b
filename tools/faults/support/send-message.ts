import type { Random } from "../../../site/art/kit/random.ts";
import { pause } from "./workspace.ts";

const timeout = 5000;

/** A message as the live form sends it. */
export type Sent = { readonly idempotencyKey: string; readonly message: string };

/** Returns a UUID that depends on the seed alone. */
export const createId = (random: Random): string =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(random() * 16).toString(16));

/**
 * Posts a message once.
 *
 * @returns the status, or undefined without a response
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
    // Connection refused, reset or timed out.
    return undefined;
  }
}

/** Posts a message, again with the same idempotency key, until it is acknowledged. */
export async function postUntilStored(
  address: () => string,
  sent: Sent,
  random: Random,
): Promise<"stored" | "given up" | number> {
  for (;;) {
    const status = await post(address(), sent);
    if (status === 200) return "stored";
    if (status !== undefined && status !== 503) return status;
    // Some visitors leave; their message may or may not be stored.
    if (random() < 0.05) return "given up";
    await pause(random.range(30, 200));
  }
}
