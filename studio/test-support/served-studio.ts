import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { onTestFinished } from "vitest";
import { startProgram } from "../../system/programs.ts";
import { chromiumOptions } from "../../tests/support/chromium.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { caddy } from "../../tests/support/proxy.ts";
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
  await startHttpsProxy({ port, socket, origins });
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

type ProxyOptions = {
  readonly port: number;
  readonly socket: string;
  readonly origins: Readonly<Record<keyof typeof hosts, string>>;
};

async function startHttpsProxy({ port, socket, origins }: ProxyOptions): Promise<void> {
  if (!caddy) throw new Error("There is no Caddy on this machine.");
  const folder = temporaryFolder();
  const file = path.join(folder, "Caddyfile");
  const page = `<!doctype html><title>Elsewhere</title><a href="${origins.studio}/dates">To the studio</a>`;
  writeFileSync(
    file,
    `{
	admin off
	default_bind 127.0.0.1
	skip_install_trust
	auto_https disable_redirects
	https_port ${port}
}
${origins.studio}, ${origins.preview} {
	tls internal
	reverse_proxy unix/${socket}
}
${origins.site}, ${origins.webmail} {
	tls internal
	header Content-Type text/html
	respond \`${page}\`
}
`,
  );
  const child = startProgram(caddy, ["run", "--adapter", "caddyfile", "--config", file], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("serving initial configuration")) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Caddy exited with ${code}: ${printed}`)));
  });
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
