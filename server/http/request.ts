import type { Context } from "hono";
import type { Failure } from "./response.ts";

/** The Hono environment of every request: what the host binds, and what the first middleware sets. */
export type FunctionsEnv = {
  Variables: {
    requestId: string;
    /** The client's address or network, for rate limits. */
    client: string;
    /** Waits for the request's turn. Call it once the body has arrived, before anything that takes time. */
    takeTurn: () => Promise<void>;
    /** The hosts by which a browser may know this site, with their ports. */
    hosts: readonly string[];
  };
  Bindings: { socketAddress: string };
};

/**
 * Returns whether another site's page sent a request. A request without any sign of its origin is allowed: a
 * program sends it, or an old browser, which would send `Origin` with a post from another site.
 *
 * @param hosts by which the visitor's browser may know this site, with their ports
 */
export function isCrossSite(headers: Headers, hosts: readonly string[]): boolean {
  // Sec-Fetch-Site holds even if a proxy changed the Host header.
  const site = headers.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return false;
  // WebKit sends "cross-site" for a form with target=_blank; its Origin is right.
  return headers.has("Origin") ? hasForeignOrigin(headers, hosts) : site !== null;
}

/** Returns whether the `Origin` header names another site. One-click unsubscribe requests have none and are allowed. */
export function hasForeignOrigin(headers: Headers, hosts: readonly string[]): boolean {
  const origin = headers.get("Origin");
  if (origin === null) return false;
  // Sandboxed frames send "null".
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

/** Reads a body, whatever its Content-Length says; undefined if it is over the limit. Throws if the connection breaks. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("Content-Length")) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** The fields of a form or of a JSON object, not yet validated. */
export type Fields = Readonly<Record<string, unknown>>;

/** Why a request could not be read. */
export type Unreadable = { readonly status: 400 | 403 | 413 | 415; readonly failure: Failure };

const maxBodySize = 16 * 1024;
/**
 * The native form's encoding takes up to nine bytes for a character. Far longer ones are read too: what was typed is given
 * back in the response.
 */
const maxFormSize = 256 * 1024;

const malformed: Unreadable = {
  status: 400,
  failure: { code: "malformed", message: "The request could not be read." },
};
const tooLarge: Unreadable = {
  status: 413,
  failure: { code: "too_large", message: "That message is too long to send in one go." },
};
const unsupported: Unreadable = {
  status: 415,
  failure: { code: "unsupported_type", message: "Send JSON or a form." },
};
const crossSite = (page: string): Unreadable => ({
  status: 403,
  failure: { code: "cross_site", message: `Please send this from the ${page} of this site.` },
});

const contentType = (context: Context) =>
  (context.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** Returns whether a request was sent by a form without scripts, which needs a page as its response. */
export const isForm = (context: Context) =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(contentType(context));

/** Returns the text of a field; missing or non-text fields are empty. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads the fields of a form from a mail program or another site's window. A body that isn't a form has none. */
export async function readSmallForm(context: Context): Promise<Fields> {
  if (!isForm(context)) return {};
  const bytes = await readBody(context.req.raw, maxBodySize);
  if (!bytes) {
    context.header("Connection", "close");
    return {};
  }
  const headers = { "Content-Type": context.req.header("Content-Type") ?? "" };
  return new Response(bytes, { headers }).formData().then(Object.fromEntries, () => ({}));
}

/**
 * Reads the fields of a form or of JSON, or returns why it can't. The request takes its turn once the body has arrived: taking a form of
 * many fields apart takes a tenth of a second. `page` names the page that such requests come from.
 */
export async function readFields(
  context: Context<FunctionsEnv>,
  page: string,
): Promise<{ readonly fields?: Fields; readonly refusal?: Unreadable }> {
  const received = await receive(context, page).catch(() => malformed);
  await context.var.takeTurn();
  if ("status" in received) return { refusal: received };
  try {
    const copy = new Response(received.bytes, {
      headers: { "Content-Type": context.req.header("Content-Type") ?? "" },
    });
    const fields: unknown = isForm(context) ? Object.fromEntries(await copy.formData()) : await copy.json();
    if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return { refusal: malformed };
    return { fields: fields as Fields };
  } catch {
    return { refusal: malformed };
  }
}

/** Reads the body of a form or of JSON, or returns why it doesn't. Throws if the connection breaks. */
async function receive(
  context: Context<FunctionsEnv>,
  page: string,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer> } | Unreadable> {
  if (isCrossSite(context.req.raw.headers, context.var.hosts)) return crossSite(page);
  const form = isForm(context);
  if (!form && contentType(context) !== "application/json") return unsupported;
  const bytes = await readBody(context.req.raw, form ? maxFormSize : maxBodySize);
  if (bytes) return { bytes };
  // The unread rest of the body would be parsed as the next request.
  context.header("Connection", "close");
  return tooLarge;
}
