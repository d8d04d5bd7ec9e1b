import { type Clock, minute, second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type CanaryStore, canaryHeader } from "./store.ts";

export type CanaryPorts = {
  readonly canaries: CanaryStore;
  /** The public URL to which the contact form posts. */
  readonly contactUrl: string;
  /** The origin of the site's pages. */
  readonly origin: string;
  /** Sends a request to the public URL; undefined if this host can't reach itself, or has no public URL yet. */
  readonly fetchPublicly: ((request: Request) => Promise<Response>) | undefined;
  /** Called when an email was stored without a request. */
  readonly onStored: () => void;
  /** The owner's address, which the form requires. */
  readonly owner: string;
  /** The dead man's switch; empty for none. */
  readonly canaryUrl: string;
  readonly log: Log;
  readonly now?: Clock;
};

const timeout = 20 * second;

/**
 * Returns a function that posts the weekly email once it is due, each minute until that works, and requests CANARY_URL once
 * it was delivered. Call it often: it checks once a minute. It never throws.
 */
export function createCanaryPoster(ports: CanaryPorts): () => Promise<void> {
  const { canaries, contactUrl, fetchPublicly, log, now = Date.now } = ports;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let loggedError = "";

  const post = async (id: string, send: (request: Request) => Promise<Response>) => {
    const message = `It was posted to ${contactUrl}, stored and delivered like a visitor’s message.`;
    const request = new Request(contactUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: ports.origin,
        [canaryHeader]: await canaries.token(id),
      },
      body: JSON.stringify({ name: "Weekly email", email: ports.owner, message }),
      // A redirect would turn the post into a GET.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    const response = await send(request).catch((error: Error) => {
      throw new Error(`${contactUrl}: ${describeError(error.cause ?? error).error}`);
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${contactUrl} responded ${response.status}`);
  };

  const storeDue = async (id: string) => {
    if (fetchPublicly) return post(id, fetchPublicly);
    await canaries.add(await canaries.token(id), "It was stored and delivered like a visitor’s message.");
    ports.onStored();
  };

  const announce = async () => {
    const id = ports.canaryUrl && (await canaries.unannounced());
    if (!id) return;
    const response = await fetch(ports.canaryUrl, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`CANARY_URL responded ${response.status}`);
    await canaries.markAnnounced(id);
    log("info", { event: "canary announced", messageId: id });
  };

  return async () => {
    if (Math.abs(now() - lastCheck) < minute) return;
    lastCheck = now();
    try {
      const due = await canaries.due();
      if (due) await storeDue(due);
      await announce();
      loggedError = "";
    } catch (error) {
      const described = describeError(error);
      // It is retried each minute.
      if (described.error !== loggedError) log("error", { event: "canary failed", ...described });
      loggedError = described.error;
    }
  };
}
