import type { ServedFile, Variant } from "./file-index.ts";

/**
 * Returns the smallest variant that the browser accepts: its encoding must be listed and not refused by `q=0`.
 *
 * @param accepted the Accept-Encoding header
 */
export function chooseVariant(variants: ServedFile["variants"], accepted = ""): Variant {
  const [plain, ...compressed] = variants;
  return compressed.find(({ encoding }) => accepts(accepted, encoding)) ?? plain;
}

const patterns = {
  br: /(?:^|[,\s])(?:br|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[,\s])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
} as const;

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
