import { countOnOwnServer } from "../analytics/own-counter.ts";
import { installPageBehaviour } from "./install-page-behaviour.ts";

const { functions } = (document.currentScript as HTMLScriptElement).dataset;

installPageBehaviour();
if (functions) countOnOwnServer(functions);
