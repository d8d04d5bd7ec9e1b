import webPush from "web-push";
import { z } from "zod";
import type { Message, Messages } from "../business/site-client/messages.ts";
import { openJsonFile } from "../engine/json-file.ts";
import type { Project } from "../engine/project.ts";
import { Refusal } from "../engine/refusal.ts";

/**
 * Whether an address is on the internet, as far as it says so itself: no number, and a name of several parts. A push service has the
 * certificate of its name, and the machines around the server don't: a name that leads to one of them leads nowhere.
 */
const isOnTheInternet = (url: string): boolean => {
  const { hostname, port, username } = new URL(url);
  return (
    port === "" &&
    username === "" &&
    /\.(?!(?:localhost|local|internal)\.?$)[a-z][a-z0-9-]+\.?$/i.test(hostname)
  );
};

/** Where a browser's push service takes a notification for one device, as the browser says it. */
export const subscriptionSchema = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .refine(isOnTheInternet, "must be at a push service"),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** The contents of `data/studio/devices.json`. */
const fileSchema = z.object({
  /** The studio's own keys, by which push services know it. */
  keys: z.object({ publicKey: z.string(), privateKey: z.string() }),
  devices: z.array(subscriptionSchema),
  /** When the newest message came that the devices know of, or the first device was added. In milliseconds since 1970. */
  newest: z.number(),
});

type Devices = z.infer<typeof fileSchema>;

export type DevicesOptions = {
  readonly project: Project;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly messages: Pick<Messages, "read">;
  /** Whom a push service can ask about what it gets: the studio's own URL. */
  readonly origin: string;
  /** Sends a request to a push service; replaced in tests. */
  readonly send?: (endpoint: string, request: RequestInit) => Promise<Pick<Response, "status">>;
};

/** How long a push service keeps a notification for a phone that is off, in seconds. */
const keptFor = 24 * 60 * 60;

/** More than one owner has: whoever got into a window of hers could have the server ring at thousands of addresses otherwise. */
const mostDevices = 20;

/** In milliseconds. */
const timeout = 10_000;

/** How often it is looked whether a message has come, in milliseconds. */
export const messageCheckInterval = 60_000;

/**
 * The devices that want to be told when a message comes. What is sent has neither its words nor its writer. A notification that
 * can't be sent is lost: the message is emailed, too, and stands on the desk.
 */
export function createDevices({ project, now, messages, origin, send = post }: DevicesOptions) {
  const { isThere, write, ...file } = openJsonFile(project, "devices.json", fileSchema);
  const read = (): Devices => file.read() ?? { keys: webPush.generateVAPIDKeys(), devices: [], newest: 0 };

  /** Returns whether the push service still knows the device. */
  const tell = async (device: Subscription, { keys }: Devices, url: string): Promise<boolean> => {
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        device,
        JSON.stringify({ url }),
        { vapidDetails: { subject: origin, ...keys }, TTL: keptFor, urgency: "normal" },
      );
      const { status } = await send(endpoint, {
        method,
        headers: asText(headers),
        body: new Uint8Array(body),
      });
      if (status >= 400) console.error(`A push service answers ${status}.`);
      return status !== 404 && status !== 410;
    } catch (error) {
      console.error(error);
      return true;
    }
  };

  return {
    /** The key that a browser wants to know before it gives an address. */
    publicKey: (): string => {
      const devices = read();
      if (!isThere()) write(devices);
      return devices.keys.publicKey;
    },
    /** Whether a device is told of messages. */
    has: (endpoint: string): boolean => read().devices.some((device) => device.endpoint === endpoint),
    /**
     * Tells a device of messages that come from now on. At once: a thief who was just signed out would otherwise be told for ever.
     *
     * @throws Refusal if there are too many
     */
    add: (device: Subscription): void => {
      const known = read();
      const others = known.devices.filter(({ endpoint }) => endpoint !== device.endpoint);
      if (others.length >= mostDevices)
        throw new Refusal(
          `${mostDevices} devices are told of messages already. “Sign out everywhere” makes the studio forget them; then each can ask again.`,
        );
      // What others wait to be told of, it is told of, too.
      const newest = known.devices.length > 0 ? known.newest : now();
      write({ ...known, devices: [...others, device], newest });
    },
    remove: (endpoint: string): void => {
      const known = read();
      write({ ...known, devices: known.devices.filter((device) => device.endpoint !== endpoint) });
    },
    /** Tells no device any more, until its owner asks for that there again. */
    forgetAll: (): void => {
      if (isThere()) write({ ...read(), devices: [] });
    },
    /** Looks whether a message has come, and tells the devices. Call it now and then. */
    tellOfNewMessages: async (): Promise<void> => {
      if (read().devices.length === 0) return;
      const { value: stored = [] } = await messages.read();
      const before = read();
      const fresh = stored.filter((one) => isWorthTelling(one) && one.receivedAt > before.newest);
      if (fresh.length === 0) return;
      const [only] = fresh.length === 1 ? fresh : [];
      // First of all: told twice is worse than not told.
      // A time in the future was written while the clock was wrong: what comes until then is told even so.
      const newest = Math.min(now(), Math.max(...fresh.map(({ receivedAt }) => receivedAt)));
      write({ ...before, newest });
      const url = only ? `/messages/${only.id}` : "/messages";
      // At the same time: a push service that never answers would hold up the owner's phone.
      const isKnown = await Promise.all(before.devices.map((device) => tell(device, before, url)));
      const gone = before.devices.filter((_, index) => !isKnown[index]).map(({ endpoint }) => endpoint);
      if (gone.length === 0) return;
      const after = read();
      write({ ...after, devices: after.devices.filter(({ endpoint }) => !gone.includes(endpoint)) });
    },
  };
}

/** A flood must not ring all night: what is to check waits for the daily list. */
const isWorthTelling = ({ state, suspectedSpam }: Message) => state !== "to_check" && !suspectedSpam;

const post = (endpoint: string, request: RequestInit) =>
  fetch(endpoint, { ...request, redirect: "manual", signal: AbortSignal.timeout(timeout) });

const asText = (headers: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
