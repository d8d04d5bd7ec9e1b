import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseVariant, headersOf } from "./choose-variant.ts";
import type { ServedFile } from "./file-index.ts";

/**
 * Answers a GET or HEAD with a built file: the smallest form that the browser takes, or 304 where it has
 * it already.
 *
 * @param common headers that every answer of the site has
 */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  common: Readonly<Record<string, string>>,
): void {
  const variant = chooseVariant(file.variants, request.headers["accept-encoding"]);
  const { "Content-Type": type, "Content-Length": length, ...validators } = headersOf(file, variant);
  if (matches(request.headers["if-none-match"], variant.etag)) {
    const { "Content-Encoding": _, ...kept } = validators;
    response.writeHead(304, { ...common, ...kept }).end();
    return;
  }
  response.writeHead(200, { ...common, ...validators, "Content-Type": type, "Content-Length": length });
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

/** Whether an If-None-Match header names the tag. A proxy that compressed again made it weak. */
function matches(condition: string | undefined, etag: string): boolean {
  if (!condition) return false;
  return condition.split(",").some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
