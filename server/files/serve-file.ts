import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServedFile, Variant } from "./file-index.ts";

/** Returns a handler that responds to GET and HEAD with a file's smallest acceptable variant, or 304. */
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

/** Returns the smallest variant whose encoding the Accept-Encoding header lists, and doesn't refuse by `q=0`. */
export function chooseVariant(variants: ServedFile["variants"], accepted = ""): Variant {
  const [plain, ...compressed] = variants;
  return compressed.find(({ encoding }) => accepts(accepted, encoding)) ?? plain;
}

const patterns = {
  br: /(?:^|[,\s])(?:br|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[,\s])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
} as const;

/** Returns whether the browser accepts an encoding. */
const accepts = (accepted: string, encoding: Variant["encoding"]) =>
  !encoding || patterns[encoding].test(accepted);

/** Returns the headers that depend on the file and its variant alone. */
export function headersOf(file: ServedFile, variant: Variant): Record<string, string> {
  return {
    "Cache-Control": file.cacheControl,
    ETag: variant.etag,
    "Content-Type": file.contentType,
    "Content-Length": String(variant.body.length),
    ...(file.contentSecurityPolicy && { "Content-Security-Policy": file.contentSecurityPolicy }),
    ...(file.variants.length > 1 && { Vary: "Accept-Encoding" }),
    ...(variant.encoding && { "Content-Encoding": variant.encoding }),
  };
}
