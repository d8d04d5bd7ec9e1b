import { writeFile } from "node:fs/promises";
import path from "node:path";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { clientDirectory } from "./rendering/client-directory.server.ts";
import { fillStyles } from "./rendering/fill-styles.server.ts";
import { type Hydration, parkDocument } from "./rendering/park-document.server.ts";

/** Renders one page at build time (and in development, where nothing is rewritten). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Pages are prerendered under `/contact/` and served as `/contact`: links compare themselves to the latter.
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(?<=.)\/$/, "");

  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;

  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV || context.isSpaMode) return new Response(stream, { status, headers });

  const html = await new Response(stream).text();
  const { document, start } = parkDocument(await fillStyles(html, context), hydration(context), context);
  if (start) await writeFile(path.join(clientDirectory, start.address), start.code);
  return new Response(document, { status, headers });
}

/** The innermost route that has a say decides: `export const handle = { hydrate: false }`. */
function hydration({ staticHandlerContext, routeModules }: EntryContext): Hydration {
  if (process.env.HYDRATE === "load") return "load";
  return staticHandlerContext.matches.reduce<Hydration>((decided, { route }) => {
    const handle = routeModules[route.id]?.handle as { hydrate?: Hydration } | undefined;
    return handle?.hydrate ?? decided;
  }, "intent");
}
