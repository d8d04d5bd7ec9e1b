import type { Page } from "@playwright/test";

/** Breaks the module with which React would draw a page, so that it fails as soon as it starts there. */
export async function jamThePress(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const start = /data-start="([^"]+)"/.exec(html)?.[1] ?? "";
  const parked = await (await page.request.get(start)).text();
  const routes = /"routes":(\[\[.*?\]\]\])/.exec(parked)?.[1] ?? "[]";
  const [own] = (JSON.parse(routes) as [id: string, modules: string[]][]).at(-1)?.[1] ?? [];
  if (!own) throw new Error(`${path} names no module of its own`);
  await page.route(`**${own}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export default function Page() { throw new Error('a test jammed the press'); }",
    }),
  );
}
