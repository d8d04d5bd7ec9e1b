import "./zod-without-eval.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { currentConnection, exchangeKey } from "./api/client.ts";
import { sessionQuery } from "./api/content.ts";
import { listenToEvents, queryClient } from "./api/query-client.ts";
import { onSetAside, resendBrowserCopies } from "./draft/autosave-registry.ts";
import "./kinds.ts";
import { keepApp } from "./offline/keep-app.ts";
import { KeyDoor, keyInAddress, opensWithPasskey } from "./shell/door.tsx";
import { keepWindowWhenDropped } from "./shell/dropped-files.ts";
import "./styles/index.css";
import { showUntilClosed } from "./ui/toasts.tsx";

keepWindowWhenDropped();
void keepApp();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

const hasUsedKey = !(await exchangeKey());
await queryClient.prefetchQuery(sessionQuery);
const { kind } = currentConnection();
// Opened where the studio is shown already, such an address loads nothing.
if (opensWithPasskey()) addEventListener("hashchange", () => keyInAddress() && location.reload());
if (opensWithPasskey() && (kind === "shut" || keyInAddress())) {
  const { PasskeyDoor } = await import("./shell/passkey-door.tsx");
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <PasskeyDoor />
    </QueryClientProvider>,
  );
} else if (kind === "shut") {
  createRoot(root).render(<KeyDoor hasUsedKey={hasUsedKey} />);
} else if (kind === "lost") {
  const { NoNetwork } = await import("./offline/no-network.tsx");
  createRoot(root).render(<NoNetwork />);
} else {
  // The router reads the address, which was that of the key.
  const { router } = await import("./routes.tsx");
  listenToEvents();
  onSetAside(showUntilClosed);
  resendBrowserCopies();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
