/** Starts React on a page. Stands in a file of each page's own, below what it needs to know (`park-document.server.ts`). */
import type { ParkedApp } from "./parked-app.ts";

const start = async ({ manifest, routes, entry, preload, context, chunks }: ParkedApp) => {
  for (const href of preload) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const modules = await Promise.all(
    routes.map(async ([id, files]) => [
      id,
      Object.assign({}, ...(await Promise.all(files.map((file) => import(file))))),
    ]),
  );
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  Object.assign(window, {
    __reactRouterManifest: manifest,
    __reactRouterContext: { ...context, stream },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
  await import(entry);
};

start((window as unknown as { parkedApp: ParkedApp }).parkedApp);
