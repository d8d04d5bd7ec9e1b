import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { LiveMessageForm } from "./live-message-form.tsx";

export const start = (island: HTMLElement) => hydrateIsland(island, LiveMessageForm);
