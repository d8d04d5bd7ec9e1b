import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StudioError } from "../api/client.ts";
import { Wrong } from "./notes.tsx";

test("what wasn't done is said with a program's exact words, if there are any", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["content", "session"], { helper: { name: "Ana", phone: "" } });
  const shown = (error: Error | null) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Wrong error={error} />
      </QueryClientProvider>,
    );
  expect(shown(new StudioError("The site couldn’t be started.", "EADDRINUSE"))).toMatch(
    /role="alert">The site couldn’t be started\..*for Ana.*EADDRINUSE/,
  );
  expect(shown(new StudioError("Your site isn’t on this computer."))).not.toContain("<details");
  expect(shown(null)).toBe("");
});
