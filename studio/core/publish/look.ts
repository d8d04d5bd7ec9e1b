import { get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import { findAll } from "domutils";
import { parseDocument } from "htmlparser2";
import { textOfPage } from "../../../scripts/launch-check/built-pages.ts";
import type { Look, Reading } from "./publication.ts";

/** How often the live site is read, and for how long, in milliseconds. */
export type Polling = { readonly interval: number; readonly timeout: number };

export const defaultPolling: Polling = { interval: 1000, timeout: 120_000 };

/** How long a single request may take, in milliseconds. */
const requestTimeout = 15_000;

type Wanted = { readonly url: string; readonly state: string; readonly looks: readonly Look[] };

/**
 * Reads the live site until it shows a state and the new words, or the time is up.
 *
 * @param onReading called with each reading
 * @returns the last reading
 */
export async function lookUntilLive(
  wanted: Wanted,
  { interval, timeout }: Polling,
  onReading: (reading: Reading) => void = () => {},
): Promise<Reading> {
  const end = performance.now() + timeout;
  for (;;) {
    const reading = await readLive(wanted);
    onReading(reading);
    if (shows(reading, wanted.state) || performance.now() + interval > end) return reading;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** Whether a visitor sees a state: pages and server agree on it, and no word is missing. */
export const shows = (reading: Reading, state: string): boolean =>
  !reading.error &&
  reading.pageState === state &&
  reading.healthState === state &&
  reading.missing.length === 0;

/** Reads the live site once, as a browser without a cache does. */
export async function readLive({ url, looks }: Omit<Wanted, "state">): Promise<Reading> {
  const at = Date.now();
  try {
    const home = await fetchFresh(new URL("/", url));
    const health = await fetchFresh(new URL("/healthz", url));
    const missing: Look[] = [];
    for (const look of looks) {
      const html = look.page === "/" ? home : await fetchFresh(new URL(look.page, url));
      if (!textOfPage(elementsOf(html)).includes(look.text)) missing.push(look);
    }
    const pageState = stateOfPage(home);
    const healthState = stateOfHealth(health);
    return { at, missing, ...(pageState && { pageState }), ...(healthState && { healthState }) };
  } catch (error) {
    // Refused at two addresses of a name, an error has a code only.
    const { message, code } = error as NodeJS.ErrnoException;
    return { at, missing: looks, error: message || (code ?? "No answer.") };
  }
}

/**
 * Fetches on a new connection that no cache keeps; follows no redirect. A health check may be 503 and says what it knows; for a
 * page, such a status means that what stands before the site doesn't reach it.
 */
function fetchFresh(url: URL): Promise<string> {
  const get = url.protocol === "https:" ? getOverHttps : getOverHttp;
  const headers = { "Cache-Control": "no-cache", "Accept-Encoding": "identity", Accept: "*/*" };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(requestTimeout);
    const request = get(url, { agent: false, headers, signal }, (response: IncomingMessage) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      const status = response.statusCode ?? 0;
      response.on("end", () =>
        status < 500 || url.pathname === "/healthz"
          ? resolve(text)
          : reject(new Error(`${url} answers ${status}.`)),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

/** Returns the state that a page names. */
function stateOfPage(html: string): string | undefined {
  return elementsOf(html).find(({ name, attribs }) => name === "meta" && attribs.name === "state")?.attribs
    .content;
}

const elementsOf = (html: string) => findAll(() => true, parseDocument(html).children);

function stateOfHealth(text: string): string | undefined {
  try {
    const { state } = JSON.parse(text) as { state?: unknown };
    return typeof state === "string" ? state : undefined;
  } catch {
    return undefined;
  }
}
