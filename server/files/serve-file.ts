import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServedFile, Variant } from "./file-index.ts";

/**
 * Answers a GET or HEAD with a built file: the smallest form that the browser takes, or 304 where it has
 * it already.
 */
export function serveFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const variant = chooseVariant(file.variants, request.headers["accept-encoding"] ?? "");
  if (!variant) throw new Error("a served file has no plain form");
  response.setHeader("Cache-Control", file.cacheControl);
  response.setHeader("ETag", variant.etag);
  if (file.variants.length > 1) response.setHeader("Vary", "Accept-Encoding");
  if (matches(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", file.contentType);
  response.setHeader("Content-Length", variant.body.length);
  if (variant.encoding) response.setHeader("Content-Encoding", variant.encoding);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : variant.body);
}

/** The first form whose encoding is named and not refused by `q=0`. */
function chooseVariant(variants: readonly Variant[], accepted: string): Variant | undefined {
  return variants.find(
    ({ encoding }) =>
      !encoding || new RegExp(`(^|[,\\s])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(accepted),
  );
}

function matches(condition: string | undefined, etag: string): boolean {
  if (!condition) return false;
  return condition.split(",").some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
