import { createECDH, randomBytes, randomUUID } from "node:crypto";
import ece from "http_ece";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import type { Message } from "../business/site-client/messages.ts";
import { openProject } from "../engine/project.ts";
import { testMessage } from "../test-support/message.ts";
import { createDevices, subscriptionSchema } from "./devices.ts";

/** A phone: its address at a push service, and what reads a notification there. */
function phone() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.example.com/${randomUUID()}`,
      keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") },
    },
    read: (body: unknown): string =>
      ece
        .decrypt(Buffer.from(body as Uint8Array), { version: "aes128gcm", privateKey: own, authSecret: auth })
        .toString(),
  };
}

/** A studio with its devices, and what push services got. */
function studio() {
  const project = { ...openProject("."), dataFolder: temporaryFolder() };
  const state = { messages: [] as Message[], status: 201, silent: "" };
  const sent: { readonly endpoint: string; readonly headers: Headers; readonly body: unknown }[] = [];
  let time = Date.parse("2026-11-29T08:00:00Z");
  const open = () =>
    createDevices({
      project,
      now: () => time,
      messages: {
        read: async () => ({
          readAt: time,
          isMissing: false,
          unreachable: undefined,
          value: state.messages,
        }),
      },
      origin: "https://studio.example.com",
      send: async (endpoint, { headers, body }) => {
        sent.push({ endpoint, headers: new Headers(headers), body });
        if (endpoint === state.silent) await new Promise(() => {});
        return { status: state.status };
      },
    });
  const comes = (more: Partial<Message> = {}) => {
    time += 60_000;
    const message = testMessage({ id: randomUUID(), receivedAt: time, ...more });
    state.messages = [message, ...state.messages];
    return message;
  };
  return { state, sent, open, comes };
}

test("tells each device of a message that comes, once, with nothing of it but where it is", async () => {
  const { sent, open, comes } = studio();
  comes();
  const [own, other] = [phone(), phone()];
  const devices = open();
  devices.add(own.subscription);
  devices.add(other.subscription);
  await devices.tellOfNewMessages();
  // What was there before isn't new.
  expect(sent).toEqual([]);

  const message = comes();
  await devices.tellOfNewMessages();
  // Also after the studio was started again.
  await open().tellOfNewMessages();
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([
    own.subscription.endpoint,
    other.subscription.endpoint,
  ]);
  expect(own.read(sent[0]?.body)).toBe(JSON.stringify({ url: `/messages/${message.id}` }));
  expect(sent[0]?.headers.get("authorization")).toMatch(/^vapid t=/);
});

test("rings for no flood and no spam, once for several, and no more on a device that has left", async () => {
  const { state, sent, open, comes } = studio();
  const [own, other] = [phone(), phone()];
  const devices = open();
  devices.add(own.subscription);
  comes({ state: "to_check" });
  comes({ suspectedSpam: true });
  await devices.tellOfNewMessages();
  expect(sent).toEqual([]);

  comes();
  comes();
  await devices.tellOfNewMessages();
  expect(sent.map(({ body }) => own.read(body))).toEqual([JSON.stringify({ url: "/messages" })]);

  devices.remove(own.subscription.endpoint);
  devices.add(other.subscription);
  // Its browser has given the address up.
  state.status = 410;
  comes();
  await devices.tellOfNewMessages();
  expect(sent.at(-1)?.endpoint).toBe(other.subscription.endpoint);
  expect(devices.has(other.subscription.endpoint)).toBe(false);
});

test("a push service that never answers doesn't keep the others from being told", async () => {
  const { state, sent, open, comes } = studio();
  const [silent, own] = [phone(), phone()];
  const devices = open();
  devices.add(silent.subscription);
  devices.add(own.subscription);
  state.silent = silent.subscription.endpoint;
  comes();
  void devices.tellOfNewMessages();
  await expect.poll(() => sent.map(({ endpoint }) => endpoint)).toContain(own.subscription.endpoint);
});

test("a device whose keys are none doesn't keep the others from being told", async () => {
  const { sent, open, comes } = studio();
  const [broken, own] = [phone(), phone()];
  const devices = open();
  devices.add({ ...broken.subscription, keys: { p256dh: "none", auth: "none" } });
  devices.add(own.subscription);
  comes();
  await devices.tellOfNewMessages();
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([own.subscription.endpoint]);
});

test("no more devices are told than an owner has, and one of them may ask again", async () => {
  const { open } = studio();
  const devices = open();
  const all = Array.from({ length: 20 }, () => phone().subscription);
  for (const one of all) devices.add(one);
  expect(() => devices.add(phone().subscription)).toThrow("20 devices are told of messages already.");
  for (const one of all.slice(0, 1)) devices.add(one);
  expect(all.every(({ endpoint }) => devices.has(endpoint))).toBe(true);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/a:b",
  "https://updates.push.services.mozilla.com/wpush/v2/a",
  "https://web.push.apple.com/a",
  "https://wns2-par02p.notify.windows.com/w/?token=a",
])("takes the address of a push service, such as %s", (endpoint) => {
  const { keys } = phone().subscription;
  expect(subscriptionSchema.safeParse({ endpoint, keys }).success).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://[::1]/a",
  "https://[::ffff:10.0.0.1]/a",
  "https://169.254.169.254/latest",
  "https://localhost/a",
  "https://localhost./a",
  "https://studio.localhost/a",
  "https://metadata.google.internal/a",
  "https://router.local/a",
  "https://caddy/a",
  "https://push.example.com:2019/a",
  "https://kim:secret@push.example.com/a",
])("takes no address of a machine beside the server, such as %s", (endpoint) => {
  const { keys } = phone().subscription;
  expect(subscriptionSchema.safeParse({ endpoint, keys }).success).toBe(false);
});
