import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { indexFiles } from "../../server/files/file-index.ts";
import { runProgram } from "../../system/programs.ts";
import type { Values } from "./with-values.ts";

/** The files of a site that render from its content, by URL path. */
export type RenderedFiles = Readonly<Record<string, string>>;

/** Renders the site with other values in some fields of its content. */
export async function renderWithValues(values: Values): Promise<RenderedFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), "rendered-"));
  const file = path.join(folder, "files.json");
  const program = ["tests/support/render-with-values.ts", JSON.stringify(values), file];
  const { succeeded, errors } = await runProgram(process.execPath, program);
  if (!succeeded) throw new Error(errors);
  const files = JSON.parse(await readFile(file, "utf8")) as RenderedFiles;
  await rm(folder, { recursive: true });
  return files;
}

/** Serves such a site while a function uses it, which gets its address. */
export async function serveWithValues(values: Values, use: (url: string) => Promise<void>): Promise<void> {
  const server = serve(await renderWithValues(values));
  await once(server.listen(0, "127.0.0.1"), "listening");
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}

const typeOf: Readonly<Record<string, string>> = { ".css": "text/css", ".js": "text/javascript" };

/** Serves the built files, and rendered ones by their URL path instead of those there. A route in the browser would load all files anew on each page. Pictures say nothing: none is sent. */
function serve(rendered: RenderedFiles): Server {
  const { files } = indexFiles("build/client");
  return createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = files.get(pathname);
    const text = rendered[pathname];
    if (text !== undefined) {
      const type = typeOf[pathname.slice(pathname.lastIndexOf("."))] ?? "text/html";
      response.setHeader("Content-Type", `${type}; charset=utf-8`).end(text);
    } else if (file && !pathname.endsWith(".svg")) {
      response.writeHead(200, { "Content-Type": file.contentType, "Cache-Control": file.cacheControl });
      response.end(file.variants[0].body);
    } else response.writeHead(204).end();
  });
}
