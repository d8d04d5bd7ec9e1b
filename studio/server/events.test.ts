import { expect, test } from "vitest";
import { createEvents } from "./events.ts";
import { createEventRoutes } from "./routes/events.ts";

test("tells each open window which topic changed", async () => {
  const events = createEvents();
  const routes = createEventRoutes({ events });
  const windows = await Promise.all([routes.request("/"), routes.request("/")]);
  const readers = windows.map((response) => response.body?.pipeThrough(new TextDecoderStream()).getReader());
  for (const reader of readers) expect((await reader?.read())?.value).toContain("event: open");
  events.tell("changes");
  for (const reader of readers) {
    expect((await reader?.read())?.value).toContain("event: changed\ndata: changes\n");
    await reader?.cancel();
  }
});
