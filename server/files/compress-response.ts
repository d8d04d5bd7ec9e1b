import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts } from "./serve-file.ts";

/** Fast enough for each response: half a millisecond for a page. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, brotliLevel),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
} as const;

/** Smaller responses fit into one packet anyway. */
const worthwhile = 1400;

/** Compresses a page that the app has made, such as the not-found page. Files are compressed by the build. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || request.method === "HEAD") return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("Vary", "Accept-Encoding");
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepts(accepted, name));
  if (!encoding || body.length < worthwhile) return new Response(body, { status: response.status, headers });
  headers.set("Content-Encoding", encoding);
  return new Response(await compressors[encoding](body), { status: response.status, headers });
}
