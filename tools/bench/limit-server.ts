import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { ServedFile, Variant } from "../../server/files/file-index.ts";
import { createFileServer } from "../../server/files/serve-file.ts";
import { securityHeaders } from "../../server/http/security-headers.ts";
import { readSiteBuild } from "../../server/site-build.ts";

/** Where the same server has a page of one sentence: what a machine takes for a page at all. */
export const emptyPath = "/one-sentence";
const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One</title><p>One sentence.';

/** Every script element, whatever its kind: code, data, speculation rules. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * Serves the built site as fast as it could be: the same files, by the same code that serves the site and with the
 * same headers, but without a single script in the pages. What a page takes longer than here is what its scripts cost.
 *
 * @param folder the build
 * @returns where it is, and what ends it
 */
export async function startLimitServer(folder: string): Promise<{ address: string; stop: () => void }> {
  const { files } = readSiteBuild(folder);
  const bare = new Map([...files].map(([path, file]) => [path, isPage(file) ? withoutScripts(file) : file]));
  const serve = createFileServer(securityHeaders(false));
  const server: Server = createServer((request, response) => {
    if (request.url === emptyPath) {
      return void response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(emptyPage);
    }
    const file = bare.get(request.url?.split("?", 1)[0] ?? "/");
    if (file) serve(request, response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const isPage = (file: ServedFile) => file.contentType.startsWith("text/html");

function withoutScripts(file: ServedFile): ServedFile {
  const html = stripScripts(file.variants[0].body.toString("utf8"));
  const form = (encoding: Variant["encoding"], body: Uint8Array): Variant => ({
    encoding,
    etag: `"limit-${encoding}"`,
    body: Buffer.from(body),
  });
  const policy = file.contentSecurityPolicy?.replace(/script-src [^;]*/, "script-src 'none'");
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    ...file,
    ...(policy && { contentSecurityPolicy: policy }),
    variants: [
      form(undefined, Buffer.from(html)),
      form("br", brotliCompressSync(html, best)),
      form("gzip", gzipSync(html)),
    ],
  };
}

/** A page without any of its scripts. */
export const stripScripts = (html: string): string => html.replaceAll(scripts, "");
