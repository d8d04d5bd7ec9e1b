import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { buildSite, type SiteProcess, startSite } from "../test-support/site-process.ts";

/** Every file that must not be served contains this. */
const secret = "must-not-be-served";

/** Ways that attackers write "one folder up" and its slash; browsers never send them. */
const ups = ["..", "%2e%2e", "%252e%252e", "..%00", "..;", "%c0%ae%c0%ae", "．．"];
const separators = ["/", "%2f", "%252f", "%5c", "\\"];
/** Paths relative to `build/client`, which is served. */
const hidden = ["site.json", "templates/contact-failed.html", "../data/site.sqlite", "../settings.env"];

const others = [
  ...[
    "/.env",
    "/%2eenv",
    "/.git/config",
    "/assets/%2emap",
    "/.well-known/.secret",
    "/.env%00.html",
    "/.env.br",
  ],
  ...["/etc/passwd", "//etc/passwd", "/%2fetc%2fpasswd", "file:///etc/passwd", "http://127.0.0.1/.env", "*"],
  ...[
    "/package.json",
    "/build/site.json",
    "/index.html::$DATA",
    "/__proto__",
    `/${"../".repeat(2000)}etc/passwd`,
  ],
];

/** Creates a built site with secrets in it and around it. */
function siteWithSecrets(): string {
  const folder = buildSite();
  for (const name of [
    "build/client/.env",
    "build/client/.git/config",
    "build/client/assets/.map",
    "build/client/.well-known/.secret",
    "build/templates/contact-failed.html",
    "settings.env",
    "package.json",
    "server/node.ts",
  ]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), secret);
  }
  return folder;
}

/** Sends a request with exactly this target. */
function ask(site: SiteProcess, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(site.port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}

test("rejects every encoding of a path out of the folder, to a dotfile or to another host", async () => {
  const site = await startSite(siteWithSecrets(), { SMTP_URL: `smtp://user:${secret}@127.0.0.1:1` });
  const climbs = ups.flatMap((up) =>
    separators.flatMap((separator) =>
      hidden.flatMap((file) => {
        const target = file.replaceAll("../", up + separator);
        return [`/${up}${separator}${target}`, `/assets/${up}${separator}${up}${separator}${target}`];
      }),
    ),
  );
  const targets = [...climbs, ...others];
  // A few connections at a time.
  for (let start = 0; start < targets.length; start += 50) {
    await Promise.all(
      targets.slice(start, start + 50).map(async (target) => {
        const response = await ask(site, target);
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
        // A URL parser may normalise the path to that of a page: then the response is that page.
        expect([200, 301, 400, 404, 431], `${target}: ${status}`).toContain(status);
        expect(response, target).not.toContain(secret);
        expect(response, target).not.toMatch(/root:x:0|SQLite format|\n\s+at /);
        if (status === 200) expect(response, target).toMatch(/<h1>(Home|Contact)<\/h1>/);
        // One slash, followed by neither a slash nor a backslash, which browsers treat as a slash.
        if (status === 301) expect(response, target).toMatch(/^location: \/(?![/\\])/im);
      }),
    );
  }
  expect(site.output()).not.toContain("request failed");
});
