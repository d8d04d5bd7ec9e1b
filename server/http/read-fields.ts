import type { Context } from "hono";
import type { Failure } from "./failure.ts";
import type { FunctionsEnv } from "./functions-env.ts";
import { readBody } from "./read-body.ts";
import { isCrossSite } from "./same-origin.ts";

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
 * Reads the fields of a form or of JSON, or returns why it can't.
 *
 * @param page names the page that such requests come from
 */
export async function readFields(
  context: Context<FunctionsEnv>,
  page: string,
): Promise<{ readonly fields?: Fields; readonly refusal?: Unreadable }> {
  const { headers } = context.req.raw;
  if (isCrossSite(headers, context.var.hosts)) return { refusal: crossSite(page) };
  const form = isForm(context);
  if (!form && contentType(context) !== "application/json") return { refusal: unsupported };
  try {
    const bytes = await readBody(context.req.raw, form ? maxFormSize : maxBodySize);
    if (!bytes) {
      // The unread rest of the body would be parsed as the next request.
      context.header("Connection", "close");
      return { refusal: tooLarge };
    }
    const copy = new Response(bytes, { headers: { "Content-Type": headers.get("Content-Type") ?? "" } });
    const fields: unknown = form ? Object.fromEntries(await copy.formData()) : await copy.json();
    if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return { refusal: malformed };
    return { fields: fields as Fields };
  } catch {
    return { refusal: malformed };
  }
}
