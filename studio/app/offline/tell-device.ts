import { api, read } from "../api/client.ts";

/** Whether this device is told of messages; or why it can't be: its browser was told not to, or has no such thing here. */
export type Telling = "yes" | "no" | "blocked" | "not here";

/** How the browser gives this device an address at its maker's push service. Undefined where it has none. */
async function pushHere(): Promise<PushManager | undefined> {
  if (!("serviceWorker" in navigator) || !("Notification" in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  // On an iPhone, only what was put on the home screen has it.
  return registration && "pushManager" in registration ? registration.pushManager : undefined;
}

/** Finds out whether this device is told of messages. */
export async function readTelling(): Promise<Telling> {
  const push = await pushHere();
  if (!push) return "not here";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await push.getSubscription();
  if (!subscription) return "no";
  const { endpoint } = subscription;
  const { isKnown } = await read(api.devices.known.$post({ json: { endpoint } }));
  return isKnown ? "yes" : "no";
}

/**
 * Asks for her leave, and has this device told from now on.
 *
 * @throws Error with a sentence if she says no, or the browser can't
 */
export async function tellDevice(): Promise<void> {
  const push = await pushHere();
  const leave = push && (await Notification.requestPermission());
  if (!push || leave !== "granted") throw new Error("This device won’t be told of messages.");
  const { publicKey } = await read(api.devices.key.$get());
  const subscription = await push
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((error: unknown) => {
      throw new Error("The browser couldn’t do that. Try again later.", { cause: error });
    });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  if (!endpoint || !p256dh || !auth) throw new Error("This browser can’t be told of messages.");
  await read(api.devices.$post({ json: { endpoint, keys: { p256dh, auth } } }));
}

/** Has this device told no more. */
export async function tellDeviceNoMore(): Promise<void> {
  const subscription = await (await pushHere())?.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  // First the studio: it would go on sending otherwise.
  await read(api.devices.removal.$post({ json: { endpoint } }));
  await subscription.unsubscribe();
}
