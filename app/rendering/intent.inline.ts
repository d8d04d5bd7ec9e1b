/**
 * Starts React once, at the first sign that a visitor wants more than to read: focus, a key, or a
 * pointer on a control. A touch or hover on a plain link does not count, because starting React would
 * compete with the page that is about to load. Compiled to one line; its hash is in the policy.
 */
type ParkedApp = {
  /** The list of routes, then every route module of this page by route id. */
  manifest: string;
  routes: [id: string, modules: string[]][];
  entry: string;
  preload: string[];
  /** What the framework's own scripts would have put into the page: its settings and its stream. */
  context: object;
  chunks: string[];
};

const intents = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

const start = async () => {
  for (const intent of intents) document.removeEventListener(intent, consider, true);
  const parked = document.getElementById("parked-app");
  if (!parked) return;
  const app = JSON.parse(parked.textContent ?? "") as ParkedApp;
  for (const href of app.preload) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const modules = await Promise.all(
    app.routes.map(async ([id, files]) => [
      id,
      Object.assign({}, ...(await Promise.all(files.map((file) => import(file))))),
    ]),
  );
  await import(app.manifest);
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const chunk of app.chunks) controller.enqueue(chunk);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  Object.assign(window, {
    __reactRouterContext: { ...app.context, stream },
    __reactRouterRouteModules: Object.fromEntries(modules),
  });
  await import(app.entry);
};

const consider = ({ type, target }: Event) => {
  if (
    type === "keydown" ||
    (target instanceof Element && target.closest("button,summary,input,select,textarea"))
  ) {
    start();
  }
};

for (const intent of intents) document.addEventListener(intent, consider, { capture: true, passive: true });
