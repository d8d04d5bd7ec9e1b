import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseVariant, headersOf } from "./choose-variant.ts";
import type { ServedFile, Variant } from "./file-index.ts";

/**
 * Returns a handler that responds to GET and HEAD with a file: its smallest acceptable variant, or 304 if the browser has
 * it already.
 *
 * @param common the headers of every response
 */
export function createFileServer(common: Readonly<Record<string, string>>) {
  // The headers of a variant never change: build them once.
  const prepared = new WeakMap<Variant, { readonly whole: string[]; readonly unchanged: string[] }>();
  const prepare = (file: ServedFile, variant: Variant) => {
    const all = { ...common, ...headersOf(file, variant) };
    const { "Content-Type": _, "Content-Length": __, "Content-Encoding": ___, ...kept } = all;
    const headers = { whole: Object.entries(all).flat(), unchanged: Object.entries(kept).flat() };
    prepared.set(variant, headers);
    return headers;
  };

  return (request: IncomingMessage, response: ServerResponse, file: ServedFile): void => {
    const variant = chooseVariant(file.variants, request.headers["accept-encoding"]);
    const { whole, unchanged } = prepared.get(variant) ?? prepare(file, variant);
    if (matches(request.headers["if-none-match"], variant.etag)) response.writeHead(304, unchanged).end();
    else response.writeHead(200, whole).end(request.method === "HEAD" ? undefined : variant.body);
  };
}

/** Returns whether an If-None-Match header contains the tag. A proxy that compresses again makes it weak. */
function matches(condition: string | undefined, etag: string): boolean {
  if (!condition) return false;
  return condition.split(",").some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
