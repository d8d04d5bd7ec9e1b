import type { Page } from "@playwright/test";

/** Records violations of the content security policy. Call it before opening a page. */
export async function cspViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction("recordViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as { recordViolation(violation: string): void };
    document.addEventListener("securitypolicyviolation", (event) =>
      recordViolation(
        `${location.pathname}: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  return violations;
}

/** Records the URLs of requests to other sites. */
export function foreignRequests(page: Page, siteUrl: string): readonly string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl)) foreign.push(request.url());
  });
  return foreign;
}

/** Records the paths of requested scripts. */
export function scriptRequests(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
