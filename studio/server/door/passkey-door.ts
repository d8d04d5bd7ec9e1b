import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { readBusiness } from "../../business/names.ts";
import { type Door, isFromElsewhere, tokenHeader } from "./door.ts";
import { createKeeper, type KeeperOptions } from "./keeper.ts";
import { createSignInRoutes, openPaths } from "./sign-in-routes.ts";
import { createWhoCanOpenRoutes } from "./who-can-open-routes.ts";

export type PasskeyDoor = Door & {
  /** Sends the emails that couldn't be sent before. */
  readonly sendNotices: () => Promise<void>;
  /** Sends no more of them, and waits for the one on its way. */
  readonly stopNotices: () => Promise<void>;
};

/**
 * Lets in who shows one of the owner's passkeys, and keeps them in by a cookie. Only the proxy reaches it, over a Unix socket; no
 * other program on the machine gets this far.
 *
 * @throws Error if what is kept of passkeys can't be read
 */
export function createPasskeyDoor(options: KeeperOptions): PasskeyDoor {
  const { project, origin, now } = options;
  const { host } = new URL(origin);
  const keeper = createKeeper(options);
  const parts = { project, origin, now, keeper };
  const routes = new Hono()
    .route("/", createSignInRoutes({ ...parts, business: () => readBusiness(project) }))
    .route("/", createWhoCanOpenRoutes(parts));

  return {
    opensWith: "passkey",

    guard: async (c, next) => {
      const refuse = () => c.body(null, 403);
      if (c.req.header("host") !== host) return refuse();
      c.header("Strict-Transport-Security", "max-age=31536000");
      // The app itself has nothing of the site. So a link from an email opens, and the app's own requests bring the cookie.
      if (!c.req.path.startsWith("/api/")) return next();
      // The site's other hosts are the same site to browsers, which send the cookie with what their pages ask.
      if (isFromElsewhere(c, origin) || c.req.header(tokenHeader) === undefined) return refuse();
      const changes = c.req.method !== "GET" && c.req.method !== "HEAD";
      if (changes && c.req.header("origin") === undefined) return refuse();
      if (openPaths.includes(c.req.path)) return next();
      const session = keeper.sessionOf(c);
      if (!session) return refuse();
      keeper.noteSeen(session);
      const isOpen = () => keeper.isOpen(session.id);
      refuseOnceClosed(c, isOpen);
      await next();
      if (c.req.path === "/api/events") endWithSession(c, isOpen);
      return;
    },

    routes,
    // The guard has let the window in by this cookie.
    previewFolderFor: keeper.previewFolderFor,
    opensPreview: keeper.opensPreview,
    sendNotices: keeper.sendNotices,
    stopNotices: keeper.stopNotices,
  };
}

/** Refuses what a window sends so slowly that it isn't let in any more when the last of it comes: sign-outs leave nothing half sent. */
function refuseOnceClosed(c: Context, isOpen: () => boolean): void {
  const { body } = c.req.raw;
  if (!body) return;
  const whileOpen = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    flush: (controller) => {
      if (!isOpen()) controller.error(new HTTPException(403));
    },
  });
  // TypeScript's own types don't know `duplex`, without which no stream is taken.
  const sent: RequestInit & { duplex: "half" } = { body: body.pipeThrough(whileOpen), duplex: "half" };
  c.req.raw = new Request(c.req.raw, sent);
}

/** Cuts off a stream once its window isn't let in any more: nothing is said after that. */
function endWithSession(c: Context, isOpen: () => boolean): void {
  const { body } = c.res;
  if (!body) return;
  const whileOpen = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => (isOpen() ? controller.enqueue(piece) : controller.terminate()),
  });
  c.res = new Response(body.pipeThrough(whileOpen), c.res);
}
