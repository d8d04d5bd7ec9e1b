import path from "node:path";

/** Where a proxy serves the studio of a server. */
export type ServedAt = {
  /** Such as `https://studio.example.com`. */
  readonly origin: string;
  /** Another host, and none below that of the studio: a page there could ask for the studio's passkeys. */
  readonly previewOrigin: string;
  /** The Unix socket at which the proxy reaches both. No port is open. */
  readonly socket: string;
};

type Typed = { readonly at: string; readonly previewAt: string; readonly socket: string };

/** Checks where a studio is to be served. @throws Error with what to change */
export function readServedAt({ at, previewAt, socket }: Typed): ServedAt {
  const studio = readOrigin("--at", at);
  const preview = readOrigin("--preview-at", previewAt);
  // Of hosts, not origins: passkeys know no port.
  if (preview.hostname === studio.hostname || preview.hostname.endsWith(`.${studio.hostname}`)) {
    throw new Error(
      `--preview-at ${previewAt}: the preview needs a host beside the studio’s, such as studio-preview.example.com.`,
    );
  }
  if (!path.isAbsolute(socket)) throw new Error(`--socket ${socket}: give its whole path, from / on.`);
  return { origin: studio.origin, previewOrigin: preview.origin, socket };
}

function readOrigin(option: string, typed: string): URL {
  const url = URL.parse(typed);
  if (url?.protocol !== "https:" || url.href !== `${url.origin}/`) {
    throw new Error(
      `${option} ${typed}: give an address such as https://studio.example.com, with https and no path.`,
    );
  }
  if (/^[\d.]+$|^\[/.test(url.hostname)) {
    throw new Error(`${option} ${typed}: give a name, not a number. Passkeys are made for a name.`);
  }
  return url;
}
