import { expect, test } from "vitest";
import { createEvents } from "./events.ts";
import { createEventRoutes } from "./routes/session.ts";

test("sends each open window the topic that changed", async () => {
  const events = createEvents();
  const routes = createEventRoutes({ events });
  const windows = await Promise.all([routes.request("/"), routes.request("/")]);
  const readers = windows.map((response) => response.body?.pipeThrough(new TextDecoderStream()).getReader());
  for (const reader of readers) await readUntil(reader, "\n");
  events.emit("changes");
  for (const reader of readers) {
    expect(await readUntil(reader, "\n")).toBe("changes\n");
    await reader?.cancel();
  }
});

/** Reads a stream until a text has arrived: others may come before it, or in the same piece. */
async function readUntil(reader: ReadableStreamDefaultReader<string> | undefined, wanted: string) {
  let text = "";
  while (!text.includes(wanted)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`The stream ended without ${wanted}: ${text}`);
    text += value;
  }
  return text;
}
