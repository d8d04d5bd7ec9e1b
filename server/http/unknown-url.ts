import type { Context } from "hono";
import { notFound as words } from "#content/pages/not-found";
import { redirects } from "#content/redirects";
import { closestTo } from "../../domain/closest-to.ts";
import type { ServedFile } from "../files/file-index.ts";
import { headersOf } from "../files/serve-file.ts";
import { escapeHtml } from "./response.ts";

const rules = redirects.map(({ from, to }) => ({ parts: from.toLowerCase().split("/"), to }));

/**
 * Returns a path without the slashes at its edges. The loop goes letter by letter. With many slashes within a path, a pattern such as `/\/+$/`
 * takes time that grows with their square, and the whole site waits.
 */
export function withoutSlashes(pathname: string): string {
  let start = 0;
  let end = pathname.length;
  while (start < end && pathname[start] === "/") start++;
  while (start < end && pathname[end - 1] === "/") end--;
  return pathname.slice(start, end);
}

/** Returns where a former page redirects to, in any letter case, with or without a trailing slash; otherwise `undefined`. */
export function redirectTarget(pathname: string): string | undefined {
  const parts = `/${withoutSlashes(pathname)}`.toLowerCase().split("/");
  return rules.find(
    (rule) =>
      rule.parts.length === parts.length &&
      rule.parts.every((part, index) => part === parts[index] || (part === "*" && parts[index] !== "")),
  )?.to;
}

/** No page has a path as long as this; comparing a longer one would take time. */
const longestPath = 80;

/** The not-found page's paragraph about a path that the server doesn't know, when the page was rendered. */
const paragraph = /(<p id="no-page")[^>]*>.*?(?=<\/p>)/s;

/** Responds 404 with a page that names the path, and the page of the site that comes closest to it. */
export function respondNotFound(
  context: Context,
  page: ServedFile | undefined,
  pathname: string,
  pages: ReadonlySet<string>,
): Response {
  const sentences = describeUnknown(pathname, pages);
  if (!page) return context.html(`<!doctype html><title>404</title><p>${sentences}</p>`, 404) as Response;
  const [plain] = page.variants;
  const html = plain.body.toString("utf8").replace(paragraph, (_, start: string) => `${start}>${sentences}`);
  const { ETag: _, "Content-Length": __, ...headers } = headersOf(page, plain);
  return context.body(html, 404, headers) as Response;
}

function describeUnknown(pathname: string, pages: ReadonlySet<string>): string {
  const isLong = pathname.length > longestPath;
  const shown = escapeHtml(isLong ? `${pathname.slice(0, longestPath)}…` : pathname);
  const sentence = escapeHtml(words.noPage).replace("{{path}}", () => shown);
  const others = [...pages].filter((path) => path !== "/");
  const meant = isLong ? undefined : closestTo(pathname, others);
  if (!meant) return sentence;
  const link = `<a href="${escapeHtml(meant)}">${escapeHtml(meant)}</a>`;
  return `${sentence} ${escapeHtml(words.didYouMean).replace("{{page}}", () => link)}`;
}
