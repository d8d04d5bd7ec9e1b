import italic from "#fonts/besley-italic.woff2";
import type { Sitting } from "../sitting-print/sitting.ts";
import { fileNameOf } from "./edition.ts";
import { postcardPng, postcardSvg } from "./postcard.ts";

let loading: Promise<Uint8Array> | undefined;

/** Loads the typeface of saved files, once: the room does so as it starts, so that no request leaves later. */
export function loadTypeface(): Promise<Uint8Array> {
  loading ??= fetch(italic)
    .then(async (response) => {
      if (!response.ok) throw new Error(`${italic}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Saves a print as a file, and returns its name. Throws if the browser can't make it. */
export async function savePrint(sitting: Sitting, type: "png" | "svg"): Promise<string> {
  const name = fileNameOf(sitting, type);
  const blob = type === "png" ? await postcardPng(sitting) : await svgFile(sitting);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the file only after a question to the visitor.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

async function svgFile(sitting: Sitting): Promise<Blob> {
  const font = await loadTypeface().catch(() => undefined);
  return new Blob([postcardSvg(sitting, font)], { type: "image/svg+xml" });
}
