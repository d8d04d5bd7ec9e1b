// @module-tag slow
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { chromium, type Page } from "@playwright/test";
import { beforeAll, onTestFinished, test } from "vitest";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { appFolder, buildAppWhereNeeded } from "../build-app.ts";
import { studioDeps } from "../test-support/studio-deps.ts";
import { enter, expect } from "../test-support/window.ts";
import { createStudio } from "./assemble.ts";
import { tokenHeader } from "./door.ts";

/** A name of the attacker's that points to this computer. */
const rebound = "rebound.example";

beforeAll(() => buildAppWhereNeeded(() => undefined));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

type Attempt = { readonly request: string; readonly status: number; readonly token: string | null };

/** A studio that records how it answers. */
async function recordedStudio() {
  const server = createServer();
  const port = await listen(server);
  const studio = createStudio(studioDeps(), { port, now: Date.now }, appFolder);
  const answers: Attempt[] = [];
  const record = async (request: Request) => {
    const response = await studio.fetch(request);
    answers.push({
      request: `${request.method} ${new URL(request.url).pathname}`,
      status: response.status,
      token: request.headers.get(tokenHeader),
    });
    return response;
  };
  server.on("request", getRequestListener(record));
  return { origin: `http://localhost:${port}`, port, answers, issueAddress: studio.issueAddress };
}

/** Everything that a page can try against another origin. Returns what succeeded. */
async function attack(page: Page, studio: string): Promise<string[]> {
  return page.evaluate(async (studio) => {
    const successes: string[] = [];
    const timeLimit = 3000;
    const attempt = async (name: string, action: () => Promise<boolean>) => {
      const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, timeLimit, false));
      if (await Promise.race([action().catch(() => false), timeout])) successes.push(name);
    };
    const loads = (element: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        element.addEventListener("load", () => resolve(true));
        element.addEventListener("error", () => resolve(false));
        document.body.append(element);
      });
    const element = <Name extends keyof HTMLElementTagNameMap>(
      name: Name,
      attributes: Record<string, string>,
    ) => {
      const created = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
      return created;
    };
    const canRead = (frame: HTMLIFrameElement) => {
      try {
        return (frame.contentDocument?.body.innerText.length ?? 0) > 0;
      } catch {
        return false;
      }
    };
    const session = `${studio}/api/session`;

    await attempt("fetch", async () => (await fetch(session, { credentials: "include" })).ok);
    await attempt("fetch of the page", async () => (await fetch(studio, { credentials: "include" })).ok);
    for (const method of ["POST", "PUT", "DELETE"]) {
      await attempt(`fetch ${method}`, async () => {
        const headers = { "Content-Type": "application/json", "X-Studio-Token": "guess" };
        return (await fetch(session, { method, headers, credentials: "include" })).ok;
      });
    }
    await attempt("fetch without CORS", async () => {
      return (await fetch(session, { method: "POST", mode: "no-cors", credentials: "include", body: "x" }))
        .ok;
    });
    await attempt("storage", async () => localStorage.getItem("token") !== null);
    await attempt("beacon", async () => {
      navigator.sendBeacon(session, "x");
      return false;
    });
    await attempt("image", () => loads(element("img", { src: `${studio}/favicon.ico` })));
    await attempt("script", () => loads(element("script", { src: session })));
    await attempt("stylesheet", () => loads(element("link", { rel: "stylesheet", href: studio })));
    await attempt("frame", async () => {
      const frame = element("iframe", { src: studio });
      await loads(frame);
      return canRead(frame);
    });
    for (const method of ["get", "post"]) {
      await attempt(`form ${method}`, async () => {
        const frame = element("iframe", { name: `target-${method}` });
        const form = element("form", { method, action: session, target: frame.name });
        document.body.append(frame, form);
        const answered = new Promise((resolve) => frame.addEventListener("load", resolve));
        form.submit();
        await answered;
        return canRead(frame);
      });
    }
    await attempt("event source", () => {
      const events = new EventSource(`${studio}/api/events`, { withCredentials: true });
      return new Promise((resolve) => {
        events.addEventListener("open", () => resolve(true));
        events.addEventListener("error", () => {
          events.close();
          resolve(false);
        });
      });
    });
    await attempt("socket", () => {
      const socket = new WebSocket(studio.replace("http", "ws"));
      return new Promise((resolve) => {
        socket.addEventListener("open", () => resolve(true));
        socket.addEventListener("error", () => resolve(false));
      });
    });
    return successes;
  }, studio);
}

test("a hostile page in the same browser reads and writes nothing", async () => {
  const studio = await recordedStudio();
  const received: IncomingHttpHeaders[] = [];
  const hostile = await listen(
    createServer(({ headers }, response) => {
      received.push(headers);
      response.setHeader("Content-Type", "text/html").end("<title>Hostile</title><body>");
    }),
  );
  const browser = await chromium.launch(
    chromiumOptions(
      `--host-resolver-rules=MAP ${rebound} 127.0.0.1`,
      // Chromium's own protection, which other browsers lack.
      "--disable-features=LocalNetworkAccessChecks",
    ),
  );
  onTestFinished(() => browser.close());
  const context = await browser.newContext();

  const own = await context.newPage();
  await enter(own, studio);
  const readsOwn = () =>
    own.evaluate(async () => {
      const headers = { "X-Studio-Token": localStorage.getItem("token") ?? "" };
      return (await fetch("/api/session", { headers })).status;
    });
  expect(await readsOwn()).toBe(200);
  const token = await own.evaluate(() => localStorage.getItem("token") ?? "");
  expect(token).not.toBe("");
  const page = await context.newPage();

  const attackers = [
    // Another site, and another program on this computer.
    { from: `http://127.0.0.1:${hostile}/`, to: studio.origin },
    { from: `http://localhost:${hostile}/`, to: studio.origin },
    // The attacker's page is of the same origin as what it asks, once its name points to this computer.
    { from: `http://${rebound}:${studio.port}/`, to: `http://${rebound}:${studio.port}` },
  ];
  const hostilePage = { contentType: "text/html", body: "<title>Hostile</title><body>" };

  for (const { from, to } of attackers) {
    const isRebound = new URL(from).hostname === rebound;
    if (isRebound) await page.route(from, (route) => route.fulfill(hostilePage));
    await page.goto(from);
    // What it requests then gets to the studio, with the browser's own preflights.
    await page.unrouteAll();
    studio.answers.length = 0;
    expect(await attack(page, to)).toEqual([]);
    expect(studio.answers.map(({ request }) => request)).toEqual(
      expect.arrayContaining(["GET /api/session", "POST /api/session", "GET /", "GET /api/events"]),
    );
    // The app's own files are open to all, and can't be read by other pages. The owner's window goes on reading with its token.
    const isRefused = ({ request, status }: Attempt) => status === 403 || !request.includes(" /api/");
    expect(studio.answers.filter((answer) => answer.token !== token && !isRefused(answer))).toEqual([]);
  }
  for (const headers of received) {
    expect(headers.cookie).toBeUndefined();
    expect(JSON.stringify(headers)).not.toContain(token);
  }

  // A window on the studio that it opens is the owner's, and can't be read.
  await page.goto(`http://localhost:${hostile}/`);
  const popup = page.waitForEvent("popup");
  const opened = await page.evaluateHandle((to) => window.open(to), studio.origin);
  await expect((await popup).getByRole("heading", { level: 1 })).toBeVisible();
  const canRead = (window: Window | null) => {
    try {
      return window?.document.body.innerText;
    } catch {
      return undefined;
    }
  };
  expect(await page.evaluate(canRead, opened)).toBeUndefined();

  expect(await readsOwn()).toBe(200);
});
