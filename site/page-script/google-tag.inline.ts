import { countWithGoogle } from "../analytics/google-tag.ts";
import { installPageBehaviour } from "./install-page-behaviour.ts";

const { measurementId } = (document.currentScript as HTMLScriptElement).dataset;

installPageBehaviour();
if (measurementId) countWithGoogle(measurementId);
