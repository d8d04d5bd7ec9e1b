import { countOnOwnServer } from "../analytics/own-counter.ts";
import { pageIsThere } from "./page-is-there.ts";

const { functions } = (document.currentScript as HTMLScriptElement).dataset;

pageIsThere();
if (functions) countOnOwnServer(functions);
