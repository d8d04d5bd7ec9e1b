import { type Browser, chromium, devices, expect, type Page } from "@playwright/test";
import { chromiumOptions } from "./chromium.ts";
import { freePort } from "./free-port.ts";

type Values = Readonly<Record<string, unknown>>;

type Message = {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Values;
  readonly result?: Values;
  readonly error?: { readonly message: string };
};

/**
 * A tab in a browser of its own that prerenders pages. Chromium prerenders nothing while a debugger is connected to the page instead
 * of its tab, as Playwright is: until a link is followed, the tab is driven by Chromium's protocol.
 */
export class PrerenderingTab {
  /** What pages logged until a link was followed. */
  readonly logged: string[] = [];
  readonly #browser: Browser;
  readonly #endpoint: string;
  readonly #socket: WebSocket;
  readonly #calls: PromiseWithResolvers<Values>[] = [];
  /** The sessions of the tab's pages: first the one that is shown, then those that are prerendered. */
  #pages: string[] = [];
  /** Whether the page that is shown was left: for another in its place, or for one that was prerendered. */
  #isLeft = Promise.withResolvers<void>();

  private constructor(browser: Browser, endpoint: string, socket: WebSocket) {
    this.#browser = browser;
    this.#endpoint = endpoint;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
  }

  /** Opens a tab on a page. The caller closes it. */
  static async open(url: string): Promise<PrerenderingTab> {
    const port = await freePort();
    const browser = await chromium.launch(
      // The server doesn't count views by headless browsers.
      chromiumOptions(
        `--remote-debugging-port=${port}`,
        "--window-size=1280,800",
        `--user-agent=${devices["Desktop Chrome"].userAgent}`,
      ),
    );
    const endpoint = `http://127.0.0.1:${port}`;
    const version: { webSocketDebuggerUrl: string } = await (await fetch(`${endpoint}/json/version`)).json();
    const socket = new WebSocket(version.webSocketDebuggerUrl);
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const tab = new PrerenderingTab(browser, endpoint, socket);
    await tab.#begin(url);
    return tab;
  }

  /** Types a text into a field. */
  async type(selector: string, text: string): Promise<void> {
    await this.#evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await this.#send("Input.insertText", { text }, this.#pages[0]);
  }

  /** Hovers the first link to a path that can be seen. */
  async hover(path: string): Promise<void> {
    await this.#mouse("mouseMoved", path);
  }

  /** Hovers a link until its page is prerendered. */
  async hoverUntilPrerendered(path: string): Promise<void> {
    await this.hover(path);
    const states = () =>
      Promise.all(this.#pages.map((page) => this.#evaluate("location.pathname + document.readyState", page)));
    await expect.poll(states).toContain(`${path}complete`);
  }

  /** Follows a link. Returns the page that is shown then, and the time of the click. */
  async follow(path: string): Promise<{ readonly page: Page; readonly clicked: number }> {
    this.#isLeft = Promise.withResolvers<void>();
    const clicked = Date.now();
    await this.#mouse("mousePressed", path);
    await this.#mouse("mouseReleased", path);
    await this.#isLeft.promise;
    const [context] = (await chromium.connectOverCDP(this.#endpoint)).contexts();
    const page = context?.pages().find((each) => new URL(each.url()).pathname === path);
    if (!page) throw new Error(`no page shows ${path}`);
    return { page, clicked };
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#browser.close();
  }

  async #begin(url: string) {
    const { targetId } = await this.#send("Target.createTarget", { url: "about:blank", forTab: true });
    const { sessionId } = await this.#send("Target.attachToTarget", { targetId, flatten: true });
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await this.#send("Target.setAutoAttach", attach, String(sessionId));
    await expect.poll(() => this.#pages.length).toBe(1);
    await this.#send("Page.navigate", { url }, this.#pages[0]);
    await expect.poll(() => this.#evaluate("location.href + document.readyState")).toBe(`${url}complete`);
  }

  async #mouse(type: "mouseMoved" | "mousePressed" | "mouseReleased", path: string) {
    const place = await this.#evaluate(`(() => {
      const links = [...document.querySelectorAll('a[href="${path}"]')];
      const link = links.find((each) => each.checkVisibility({ visibilityProperty: true }));
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    const button = type === "mouseMoved" ? {} : { button: "left", clickCount: 1 };
    await this.#send("Input.dispatchMouseEvent", { type, ...(place as Values), ...button }, this.#pages[0]);
  }

  async #evaluate(expression: string, page = this.#pages[0]): Promise<unknown> {
    const { result } = await this.#send("Runtime.evaluate", { expression, returnByValue: true }, page);
    return (result as Values).value;
  }

  #send(method: string, params: Values, sessionId?: string): Promise<Values> {
    const call = Promise.withResolvers<Values>();
    const id = this.#calls.push(call) - 1;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return call.promise;
  }

  #receive({ id, sessionId, method, params = {}, result = {}, error }: Message) {
    if (id !== undefined) {
      if (error) this.#calls[id]?.reject(new Error(error.message));
      else this.#calls[id]?.resolve(result);
    } else if (method === "Target.attachedToTarget" && (params.targetInfo as Values).type === "page") {
      const session = String(params.sessionId);
      this.#pages.push(session);
      for (const domain of ["Page", "Runtime"]) void this.#send(`${domain}.enable`, {}, session);
    } else if (method === "Page.frameNavigated") {
      if (sessionId === this.#pages[0] && !(params.frame as Values).parentId) this.#isLeft.resolve();
    } else if (method === "Target.detachedFromTarget") {
      if (params.sessionId === this.#pages[0]) this.#isLeft.resolve();
      this.#pages = this.#pages.filter((session) => session !== params.sessionId);
    } else if (method === "Runtime.consoleAPICalled" || method === "Runtime.exceptionThrown") {
      this.logged.push(JSON.stringify(params));
    }
  }
}
