import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openProject } from "../engine/project.ts";
import { createStudio } from "../server/assemble.ts";
import { doorPath, tokenHeader } from "../server/door/door.ts";
import type { Notice } from "../server/door/door-store.ts";
import { issueKey } from "../server/door/enrolment-key.ts";
import { createKeyDoor, exchangePath, keyHeader, keyPath } from "../server/door/key-door.ts";
import { createPasskeyDoor } from "../server/door/passkey-door.ts";
import { builtApp } from "./running-studio.ts";
import { createSoftwarePasskey } from "./software-passkey.ts";
import { studioDeps } from "./studio-deps.ts";

export type Headers = Readonly<Record<string, string>>;

/** A clock that a test moves. */
const movedClock = () => {
  let time = Date.parse("2026-11-24T10:00:00Z");
  return {
    now: () => time,
    /** Moves the clock, back too. */
    pass: (by: number): void => {
      time += by;
    },
  };
};

/** Whether a body is sent as it is. */
const isPlain = (body: unknown) => typeof body === "string" || body instanceof ReadableStream;

/** Sends requests to a studio as its own page does, unless the headers say otherwise. */
const senderTo =
  (fetch: (request: Request) => Response | Promise<Response>, origin: string) =>
  async (path: string, headers: Headers = {}, method = "GET", body?: unknown): Promise<Response> =>
    fetch(
      new Request(origin + path, {
        method,
        headers: {
          host: new URL(origin).host,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isPlain(body) ? body : JSON.stringify(body), duplex: "half" }),
      }),
    );

/** A studio that keys open, as on the owner's computer. */
export function openKeyStudio() {
  const { now, pass } = movedClock();
  const origin = "http://localhost:4600";
  const deps = studioDeps({ now });
  const door = createKeyDoor({ origin, now });
  const studio = createStudio(deps, door, builtApp());
  const send = senderTo(studio.fetch, origin);
  /** The headers of a request that the studio's own page sends, besides the token. */
  const own = { origin, "sec-fetch-site": "same-origin" };
  /** Exchanges a key, as its window does. */
  const exchange = (address: string, headers: Headers = {}) => {
    const key = new URL(address).pathname.slice(keyPath.length);
    return send(exchangePath, { ...own, [keyHeader]: key, ...headers }, "POST");
  };
  const enter = async (): Promise<Headers> => {
    const { token }: { token: string } = await (await exchange(door.issueAddress("terminal"))).json();
    return { ...own, [tokenHeader]: token };
  };
  return { origin, door, send, own, exchange, enter, pass };
}

type ServedOptions = {
  /** Where passkeys are kept: that of another studio, after a restart. */
  readonly dataFolder?: string;
  readonly origin?: string;
  readonly clock?: ReturnType<typeof movedClock>;
  readonly sendNotice?: (notice: Notice) => Promise<void>;
  readonly onChange?: () => void;
};

/** A studio that passkeys open, as on a server. */
export function openServedStudio({
  dataFolder = temporaryFolder(),
  origin = "https://studio.example.com",
  clock = movedClock(),
  ...options
}: ServedOptions = {}) {
  const { now, pass } = clock;
  const project = { ...openProject(".", "the server"), dataFolder };
  const sent: Notice[] = [];
  const sendNotice = options.sendNotice ?? (async (notice) => void sent.push(notice));
  const deps = studioDeps({ project, now });
  const onEndAll = () => deps.devices.forgetAll();
  const door = createPasskeyDoor({ project, origin, now, sendNotice, onChange: options.onChange, onEndAll });
  const studio = createStudio(deps, door, builtApp());
  const send = senderTo(studio.fetch, origin);
  const own = { origin, "sec-fetch-site": "same-origin", [tokenHeader]: "by cookie" };
  /** Makes a key, as the command does. */
  const newKey = () => new URL(issueKey(project, origin, now())).hash.replace("#key=", "");

  /** A browser with cookies of its own. */
  const openBrowser = () => {
    const cookies = new Map<string, string>();
    const headers = (): Headers => ({
      ...own,
      "user-agent": "Mozilla/5.0 (iPhone) Version/19.0 Mobile/15E148 Safari/604.1",
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
    });
    const ask = async (path: string, method = "GET", body?: unknown, more: Headers = {}) => {
      const response = await send(path, { ...headers(), ...more }, method, body);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const post = (path: string, body: unknown, more?: Headers) => ask(doorPath + path, "POST", body, more);
    const optionsToMake = async (key: string): Promise<PublicKeyCredentialCreationOptionsJSON> =>
      (await post("/passkeys/options", { key })).json();
    const optionsToShow = async (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
      (await post("/sign-in/options", {})).json();
    return {
      cookies,
      headers,
      ask,
      post,
      optionsToMake,
      optionsToShow,
      /** Makes a passkey with a key, a recovery code, or an open session. */
      enrol: async (passkey: ReturnType<typeof createSoftwarePasskey>, key = "", name = "My phone") =>
        post("/passkeys", { key, name, response: passkey.make(await optionsToMake(key), { origin }) }),
      signIn: async (passkey: ReturnType<typeof createSoftwarePasskey>, counter = 0) =>
        post("/sign-in", { response: passkey.show(await optionsToShow(), { origin, counter }) }),
      /** Whether its window is in. */
      isIn: async () => (await ask("/api/session")).status === 200,
    };
  };

  const enter = async (): Promise<Headers> => {
    const browser = openBrowser();
    await browser.enrol(createSoftwarePasskey(), newKey());
    return browser.headers();
  };
  return { project, origin, door, deps, send, own, newKey, openBrowser, enter, pass, sent, clock };
}

/** Both, for what must hold at either. */
export const doors = { key: openKeyStudio, passkey: openServedStudio } as const;
