import { type Clock, minute, second } from "../clock.ts";
import { describeError, type Log } from "../log.ts";
import { type CanaryStore, canaryHeader, type Way } from "./store.ts";

export type CanaryPorts = {
  readonly canaries: CanaryStore;
  /** The public URL to which the contact form posts. */
  readonly contactUrl: string;
  /** The origin of the site's pages. */
  readonly origin: string;
  /** Sends a request over the internet; undefined if this host can't reach itself, or has no public URL yet. */
  readonly fetchPublicly: ((request: Request) => Promise<Response>) | undefined;
  /** Hands a request to the app without a network. */
  readonly fetchInside: (request: Request) => Promise<Response>;
  /** The owner's address, which the form requires. */
  readonly owner: string;
  /** The dead man's switch; empty for none. */
  readonly canaryUrl: string;
  readonly log: Log;
  readonly now?: Clock;
};

/** Attempts through the public URL, one a minute. A restart of the proxy must not cause an alert. */
const publicAttempts = 5;
const timeout = 20 * second;

/**
 * Returns a function that posts the weekly email once it is due, and requests CANARY_URL once it was delivered. Call it
 * often: it checks once a minute. It never throws.
 */
export function createCanaryPoster(ports: CanaryPorts): () => Promise<void> {
  const { canaries, contactUrl, fetchPublicly, fetchInside, log, now = Date.now } = ports;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let loggedError = "";

  const post = async (
    id: string,
    way: Way,
    send: (request: Request) => Promise<Response>,
    message: string,
  ) => {
    const request = new Request(contactUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: ports.origin,
        [canaryHeader]: await canaries.token(id, way),
      },
      body: JSON.stringify({ name: "Weekly email", email: ports.owner, message }),
      // A redirect would turn the post into a GET.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    const response = await send(request);
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it responded ${response.status}`);
  };

  const postDue = async (id: string) => {
    const inside =
      "It was posted to the contact form’s function, stored and delivered like a visitor’s message.";
    if (!fetchPublicly) return post(id, "complete", fetchInside, inside);
    try {
      const message = `It was posted to ${contactUrl}, stored and delivered like a visitor’s message.`;
      await post(id, "complete", fetchPublicly, message);
      failures = 0;
    } catch (error) {
      failures += 1;
      const { error: reason } = describeError((error as Error).cause ?? error);
      log("warn", { event: "canary not posted", url: contactUrl, attempt: failures, error: reason });
      if (failures < publicAttempts) return;
      const message = `PLEASE LOOK: it could not be posted to ${contactUrl} (${reason}). Visitors may not be able to write to you.`;
      await post(id, "incomplete", fetchInside, message);
      failures = 0;
    }
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
      if (due) await postDue(due);
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
