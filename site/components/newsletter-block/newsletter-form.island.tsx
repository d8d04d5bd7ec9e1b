import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { LiveNewsletterForm } from "./newsletter-form.tsx";

export const start = (island: HTMLElement) => hydrateIsland(island, LiveNewsletterForm);
