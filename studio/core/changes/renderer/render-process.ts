import { pathToFileURL } from "node:url";

/** A file of the site as it would be published. */
export type RenderedFile = {
  readonly contentType: string;
  readonly body: string;
};

export type RenderRequest = {
  readonly id: number;
  /** The file of the pages' module, beside the content that it imports. */
  readonly module: string;
};

export type RenderReply = { readonly id: number } & (
  | { readonly files: ReadonlyMap<string, RenderedFile> }
  | { readonly error: string }
);

type Pages = {
  readonly handler: (request: Request) => Promise<Response>;
  readonly prerenderedPaths: readonly string[];
};

/** Renders states of the site on request. Its own process: pages read the assets from the working directory. */
process.on("message", ({ id, module }: RenderRequest) => {
  // A studio that has ended needs no reply, and it can't be sent.
  const reply = (answer: RenderReply) =>
    process.send?.(answer, undefined, undefined, (error) => error && process.exit());
  render(module).then(
    (files) => reply({ id, files }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

process.on("disconnect", () => process.exit());

async function render(module: string): Promise<Map<string, RenderedFile>> {
  const { handler, prerenderedPaths } = (await import(pathToFileURL(module).href)) as Pages;
  const files = new Map<string, RenderedFile>();
  for (const path of prerenderedPaths) {
    const response = await handler(new Request(new URL(path, "http://localhost")));
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} can't be rendered: ${body.slice(0, 300)}`);
    files.set(path, { contentType: response.headers.get("Content-Type") ?? "", body });
  }
  return files;
}
