import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { LiveMessageForm } from "./live-message-form.tsx";

/** The page's HTML has what the message begins with, whatever was typed since. */
export function start(island: HTMLElement) {
  const message = island.querySelector("textarea")?.defaultValue ?? "";
  const interest = island.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
  hydrateIsland(island, () => <LiveMessageForm message={message} interest={interest} />);
}
