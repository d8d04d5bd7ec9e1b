import type { ServedFile, Variant } from "./file-index.ts";

/**
 * The smallest form of a file that a browser takes: an encoding counts where it is named and not
 * refused by `q=0`.
 *
 * @param accepted the Accept-Encoding header
 */
export function chooseVariant(variants: ServedFile["variants"], accepted = ""): Variant {
  const [plain, ...compressed] = variants;
  return compressed.find(({ encoding }) => takes(accepted, encoding)) ?? plain;
}

const patterns = {
  br: /(?:^|[,\s])(?:br|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[,\s])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
} as const;

const takes = (accepted: string, encoding: Variant["encoding"]) =>
  !encoding || patterns[encoding].test(accepted);

/** The headers of a file's answer that depend on the file and the form alone. */
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
