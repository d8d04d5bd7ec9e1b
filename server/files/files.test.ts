import { expect, test } from "vitest";
import type { Variant } from "./file-index.ts";
import { chooseVariant } from "./serve-file.ts";

const form = (encoding: Variant["encoding"]): Variant => ({
  encoding,
  etag: `"${encoding}"`,
  body: Buffer.from(""),
});
const all = [form(undefined), form("br"), form("gzip")] as const;

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0.000", undefined],
  ["br;q=0.5, gzip;q=1", "br"],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  ["brotli, xgzip", undefined],
])("Accept-Encoding: %s gives %s", (accepted, expected) => {
  expect(chooseVariant(all, accepted).encoding).toBe(expected);
});
