import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { onTestFinished } from "vitest";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startHttpsProxy } from "../../tests/support/proxy.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { appFolder, buildAppWhereNeeded } from "../build-app.ts";
import { openProject } from "../engine/project.ts";
import { issueKeyOf } from "../server/door/enrolment-key.ts";
import { startServedStudio } from "../server/start.ts";

/** Hosts of one site, as a server has them, and of another. No name server knows them. */
const hosts = {
  studio: "studio.her-site.test",
  preview: "studio-preview.her-site.test",
  site: "www.her-site.test",
  webmail: "mail.test",
} as const;

/**
 * Starts a studio as on a server: behind the real proxy, with HTTPS and a certificate of its own. Both are stopped after the test.
 *
 * @param folder the project's
 */
export async function runServedStudio(folder = ".") {
  await buildAppWhereNeeded(() => undefined);
  const port = await freePort();
  const origins = {
    studio: `https://${hosts.studio}:${port}`,
    preview: `https://${hosts.preview}:${port}`,
    site: `https://${hosts.site}:${port}`,
    webmail: `https://${hosts.webmail}:${port}`,
  };
  const socket = path.join(temporaryFolder(), "studio.sock");
  const project = { ...openProject(folder, "the server"), dataFolder: temporaryFolder() };
  const start = () =>
    startServedStudio(
      { project, appFolder, whyNoLetterMayGo: async () => undefined },
      { origin: origins.studio, previewOrigin: origins.preview, socket },
    );
  let studio = await start();
  onTestFinished(() => studio.stop());
  const sitePort = await serveLinkTo(origins.studio);
  await startHttpsProxy({ domain: "her-site.test", port, sitePort, socket, otherHost: hosts.webmail });
  return {
    origins,
    /** Makes an address that makes a passkey, as the command does. */
    issueKey: () => issueKeyOf(project, Date.now()),
    /** Stops the studio; its proxy goes on answering. */
    stop: () => studio.stop(),
    restart: async () => {
      await studio.stop();
      studio = await start();
    },
  };
}

/** Serves a page of another host of the site, with a link to the studio, as an email has. Returns its port. */
async function serveLinkTo(studio: string): Promise<number> {
  const page = `<!doctype html><title>Elsewhere</title><a href="${studio}/dates">To the studio</a>`;
  const server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(page));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

let shared: Promise<Browser> | undefined;

type DeviceOptions = BrowserContextOptions & { readonly authenticator?: AuthenticatorOptions };

/** Opens a device of the owner's: a browser with storage and an authenticator of its own, which needs no finger. */
export async function openDevice({ authenticator, ...options }: DeviceOptions = {}) {
  // Certificates of the test's own proxy, for names that lead to this machine alone.
  shared ??= chromium.launch(
    chromiumOptions("--ignore-certificate-errors", "--host-resolver-rules=MAP *.test 127.0.0.1"),
  );
  const context = await (await shared).newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await addAuthenticator(page, authenticator);
  return { context, page };
}

type AuthenticatorOptions = { readonly hasUserVerification?: boolean };

/** Gives a window an authenticator that says at once that the owner is there. */
export async function addAuthenticator(
  page: Page,
  { hasUserVerification = true }: AuthenticatorOptions = {},
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification,
      isUserVerified: hasUserVerification,
      automaticPresenceSimulation: true,
    },
  });
}
