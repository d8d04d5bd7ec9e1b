import type { Page } from "@playwright/test";
import { contactForm, waitUntilLive } from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menuName = (page: Page, name: string) => bar(page).locator("summary", { hasText: name });
const link = (page: Page, name: RegExp) => bar(page).getByRole("link", { name });

test.describe("the bar", () => {
  test("has its entries, and marks the page that is shown", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("banner").getByRole("link", { name: /, home$/ })).toHaveAttribute(
      "href",
      "/",
    );
    for (const [name, path] of [
      [/^About/, "/about"],
      [/^FAQ/, "/faq"],
      [/^Contact/, "/contact"],
    ] as const) {
      await expect(link(page, name)).toHaveAttribute("href", path);
    }
    await expect(link(page, /^Contact/)).toHaveAttribute("aria-current", "page");
    await expect(link(page, /^About/)).not.toHaveAttribute("aria-current");
    const call = page
      .getByRole("banner")
      .getByRole("link", { name: /Book Free Call/ })
      .first();
    await expect(call).toHaveAttribute("target", "_blank");
    await expect(call).toHaveAttribute("rel", /noopener/);
  });

  test("opens a menu after 200 ms of hovering, the next one at once, and closes it after 150 ms", async ({
    page,
  }) => {
    await page.goto("/");
    const services = link(page, /^Sunday class/);
    const resources = link(page, /^Blog/);
    // The delays are read from the styles, not from a clock, which a busy machine would stretch.
    const delayOf = (menu: string) =>
      bar(page)
        .getByRole("list", { name: menu, includeHidden: true })
        .evaluate((list) => getComputedStyle(list).transitionDelay);

    expect(await delayOf("Services"), "to close").toBe("0.15s");
    await menuName(page, "Services").hover();
    await expect(services).toBeVisible();
    await menuName(page, "Resources").hover();
    await expect(resources).toBeVisible();
    expect(await delayOf("Resources"), "to open the next one").toBe("0s");
    await expect(services).toBeHidden();
    await page.mouse.move(500, 600);
    await expect(resources).toBeHidden();

    // Once the pointer has been away for 300 ms, it is as at first.
    await expect
      .poll(async () => {
        await page.mouse.move(500, 600);
        await page.waitForTimeout(500);
        await menuName(page, "Services").hover();
        return delayOf("Services");
      })
      .toBe("0.2s");
  });

  test("works by keyboard: Enter, Space, arrows, and Escape gives the focus back", async ({ page }) => {
    await page.goto("/");
    await menuName(page, "Services").focus();
    await page.keyboard.press("Enter");
    await expect(link(page, /^Sunday class/)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(link(page, /^Sunday class/)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(link(page, /^8-week course/)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(link(page, /^Sunday class/)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuName(page, "Services")).toBeFocused();
    await expect(link(page, /^Sunday class/)).toBeHidden();

    await page.keyboard.press("Space");
    await expect(link(page, /^Sunday class/)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(link(page, /^Sunday class/)).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(link(page, /^About/)).toBeFocused();
    await menuName(page, "Resources").focus();
    await page.keyboard.press("ArrowUp");
    await expect(link(page, /^Videos/)).toBeFocused();
    // Leaving the menu closes it.
    await page.keyboard.press("Tab");
    await expect(link(page, /^Videos/)).toBeHidden();
  });

  test("puts a hovered menu away on Escape", async ({ page }) => {
    await page.goto("/");
    await menuName(page, "Services").hover();
    await expect(link(page, /^Sunday class/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link(page, /^Sunday class/)).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens its menus by a press", async ({ page }) => {
      await page.goto("/contact");
      await menuName(page, "Resources").press("Enter");
      await expect(link(page, /^Videos/)).toBeVisible();
      await menuName(page, "Services").press("Enter");
      await expect(link(page, /^1-to-1 coaching/)).toBeVisible();
      await expect(link(page, /^Videos/)).toBeHidden();
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const panel = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

  test("the panel slides in at the right, 300 px wide, with the same entries", async ({ page }) => {
    await page.goto("/");
    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(90);
    expect((await panel(page).boundingBox())?.width).toBe(300);
    for (const name of [
      "Sunday class",
      "8-week course",
      "1-to-1 coaching",
      "About",
      "Blog",
      "Videos",
      "FAQ",
      "Contact",
    ]) {
      await expect(panel(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(panel(page).getByRole("link", { name: /Book Free Call/ })).toBeVisible();
  });

  test("the panel closes by its button, Escape, the backdrop and by choosing a link", async ({ page }) => {
    await page.goto("/");
    await open(page).tap();
    await panel(page).getByRole("button", { name: "Close menu" }).tap();
    await expect(panel(page)).toBeHidden();

    await open(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(open(page)).toBeFocused();

    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(30, 500);
    await expect(panel(page)).toBeHidden();

    await open(page).tap();
    await panel(page).getByRole("link", { name: "Contact", exact: true }).tap();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(panel(page)).toBeHidden();
  });

  test("the panel keeps the focus inside", async ({ page }) => {
    await page.goto("/");
    await open(page).tap();
    await expect(panel(page)).toBeVisible();
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        // Between its last and first entry, a modal dialog hands the focus to the browser's own bar.
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"));
      });
      expect(where).toBe(true);
    }
  });

  test("the panel is 400 px wide from 640 px on", async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto("/");
    await open(page).tap();
    await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(400);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the panel opens and closes", async ({ page }) => {
      await page.goto("/");
      await open(page).press("Enter");
      await expect(panel(page)).toBeVisible();
      await panel(page).getByRole("button", { name: "Close menu" }).press("Enter");
      await expect(panel(page)).toBeHidden();
    });
  });
});

test.describe("moving between pages", () => {
  test("nothing but a few bytes of script runs before a visitor reaches for something", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto("/");
    await page.mouse.move(300, 300);
    await link(page, /^About/).hover();
    await page.waitForTimeout(1500);
    expect(scripts).toEqual([]);
    await menuName(page, "Services").hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
  });

  test("React takes over without a complaint, and then pages change without loading a document", async ({
    page,
  }) => {
    await page.goto("/");
    await startReact(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await link(page, /^Contact/).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator("[aria-live=polite]").filter({ hasText: /^Contact/ })).toHaveCount(1);
    expect(documents).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("Back leads to where the visitor was", async ({ page }) => {
    await page.goto("/");
    await startReact(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await link(page, /^Contact/).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });

  test("an address that used to be a page leads on, without a new document too", async ({ page }) => {
    await page.goto("/");
    await startReact(page);
    await page.evaluate(() => {
      const anchor = Object.assign(document.createElement("a"), {
        href: "/Product/4-Week-Course/",
        textContent: "old",
      });
      document.querySelector("main")?.prepend(anchor);
    });
    await page.getByText("old", { exact: true }).click({ force: true });
    await expect(page).toHaveURL(/\/$/);
  });

  test("an unknown address is a 404 that says so on the console and goes home", async ({
    page,
    complaints,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const response = await page.goto("/no/such-page?x=1");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => said).toContain("Unknown path: /no/such-page");
    complaints.length = 0; // the browser notes the 404
  });

  test("a page that cannot be drawn says so, with the message, the stack folded away, and a way home", async ({
    page,
    complaints,
  }) => {
    await page.goto("/");
    await startReact(page);
    const module = await contactModule(page);
    await page.route(`**${module}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Page() { throw new Error('a test jammed the press'); }",
      }),
    );
    await link(page, /^Contact/).click();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.getByText("a test jammed the press", { exact: true })).toBeVisible();
    await expect(page.locator("pre")).toBeHidden();
    await expect(page.locator("body"), "the page has its styles").toHaveCSS("margin", "0px");
    await page.getByText("What the machine said").click();
    await expect(page.locator("pre")).toContainText("a test jammed the press");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Same busy life.");
    complaints.length = 0; // React notes the error
  });

  test("the skip link leads past the bar", async ({ page }) => {
    await page.goto("/contact");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });
});

test.describe("notices", () => {
  test("Alt+T reaches them and Escape gives the focus back; a problem is not only a colour", async ({
    page,
  }) => {
    await page.goto("/contact");
    await waitUntilLive(page);
    await contactForm(page).send.click();
    const notice = contactForm(page).notices.getByRole("listitem");
    await expect(notice).toBeVisible();
    await expect(contactForm(page).name).toBeFocused();

    await page.keyboard.press("Alt+t");
    await expect(contactForm(page).notices.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(contactForm(page).name).toBeFocused();

    // A problem stays, has a mark of its own, and goes when it is dismissed.
    await page.waitForTimeout(7000);
    await expect(notice).toBeVisible();
    await expect(notice.locator("[data-icon]")).toHaveCount(1);
    const box = await notice.boundingBox();
    const view = page.viewportSize();
    expect(box && view && box.x + box.width).toBeGreaterThan((view?.width ?? 0) - 60);
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
  });
});

/** Hovers a menu's name, which starts React, and waits until it runs. */
async function startReact(page: Page) {
  await menuName(page, "Services").hover();
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await page.mouse.move(500, 500);
}

/** The address of the module that draws the contact page, from the list of routes that the page loaded. */
function contactModule(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return manifest.routes["routes/contact/page"]?.module ?? "";
  });
}
