import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { LiveWorkplaceForm } from "./live-message-form.tsx";

export const start = (island: HTMLElement) => hydrateIsland(island, LiveWorkplaceForm);
