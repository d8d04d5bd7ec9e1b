import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { ServedFile, Variant } from "../../server/files/file-index.ts";
import { createFileServer } from "../../server/files/serve-file.ts";
import { securityHeaders } from "../../server/http/response.ts";
import { readSiteBuild } from "../../server/site-build.ts";

/**
 * Serves the built site with the site's own file server and headers, after changing the HTML of each page.
 *
 * @param folder the build
 * @param strip returns the changed HTML of a page
 */
export async function startStrippedSite(
  folder: string,
  strip: (html: string) => string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { files } = readSiteBuild(folder);
  const stripped = new Map(
    [...files].map(([path, file]) => [path, isPage(file) ? changePage(file, strip) : file]),
  );
  const serve = createFileServer(securityHeaders(false));
  const server = createServer((request, response) => {
    const file = stripped.get(request.url?.split("?", 1)[0] ?? "/");
    if (file) serve(request, response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isPage = (file: ServedFile) => file.contentType.startsWith("text/html");

function changePage(file: ServedFile, strip: (html: string) => string): ServedFile {
  const html = strip(file.variants[0].body.toString("utf8"));
  const variant = (encoding: Variant["encoding"], body: Uint8Array): Variant => ({
    encoding,
    etag: `"stripped-${encoding}"`,
    body: Buffer.from(body),
  });
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    ...file,
    variants: [
      variant(undefined, Buffer.from(html)),
      variant("br", brotliCompressSync(html, best)),
      variant("gzip", gzipSync(html)),
    ],
  };
}
