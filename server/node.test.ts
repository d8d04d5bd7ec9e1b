import { writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { strictestPolicy } from "./http/response.ts";
import { refusal, startMailServer } from "./test-support/mail-server.ts";
import {
  buildSite,
  policyOf,
  runScript,
  type SiteProcess,
  siteFacts,
  startSite,
} from "./test-support/site-process.ts";

const message = { name: "Kim", email: "kim@example.org", message: "Are beginners welcome?" };
const mailTo = (url: string) => ({
  SMTP_URL: url,
  CONTACT_TO: "owner@example.net",
  CONTACT_FROM: "site@stillwater.example.com",
  RETRY_FIRST_SECONDS: "0.1",
  RETRY_LONGEST_SECONDS: "0.2",
});

const send = (site: SiteProcess, body: object = message) =>
  fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Sends a request with exactly this path and these headers. */
function raw(site: SiteProcess, path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port: site.port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

test("serves files with encodings, validators, types and headers, and nothing else", async () => {
  const site = await startSite(buildSite(), { TRUST_PROXY: "1" });

  const plain = await raw(site, "/");
  const brotli = await raw(site, "/", { "accept-encoding": "gzip, br" });
  const gzip = await raw(site, "/", { "accept-encoding": "gzip" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, body } of [plain, brotli, gzip]) {
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "content-length": String(body.length),
      "content-security-policy": policyOf("client/index.html"),
      "x-content-type-options": "nosniff",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  }

  const etag = String(brotli.headers.etag);
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await raw(site, "/", { "accept-encoding": "br", "if-none-match": condition });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag,
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
      "content-security-policy": policyOf("client/index.html"),
    });
  }
  expect((await raw(site, "/", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);

  const head = await raw(site, "/", { "accept-encoding": "br" }, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(brotli.headers["content-length"]);

  const types = {
    "/contact": "text/html; charset=utf-8",
    "/contact?from=card": "text/html; charset=utf-8",
    "/assets/app-abc123.js": "text/javascript; charset=utf-8",
    "/site.webmanifest": "application/manifest+json; charset=utf-8",
    "/terms/term-1.ics": "text/calendar; charset=utf-8",
    "/sitemap.xml": "application/xml; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/icon.svg": "image/svg+xml; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await raw(site, path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, type]);
    const policy = type.startsWith("text/html") ? policyOf("client/contact/index.html") : strictestPolicy;
    expect([path, headers["content-security-policy"]]).toEqual([path, policy]);
  }
  expect((await raw(site, "/assets/app-abc123.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(
    (await raw(site, "/", { "x-forwarded-proto": "https" })).headers["strict-transport-security"],
  ).toBeDefined();

  const nowhere = [
    "/.env",
    "/assets/../.env",
    "/../build/site.json",
    "/%2e%2e/site.json",
    "/..%2fsite.json",
    "/assets/%2e%2e/%2e%2e/site.json",
    "/index.html.br",
    "/404.html",
    "/%ff",
    "/%00",
    "//evil.example",
    "/no-such-page",
  ];
  for (const path of nowhere) {
    const { status, headers, body } = await raw(site, path, { "accept-encoding": "gzip" });
    expect([path, status]).toEqual([path, 404]);
    expect(headers["content-security-policy"]).toBe(policyOf("client/404.html"));
    expect(body.toString()).toBe("<h1>Not here</h1>");
  }
  const backslash = await raw(site, "/..\\site.json");
  expect(backslash.status).toBe(400);
  expect(backslash.headers["content-security-policy"]).toBe(strictestPolicy);
  const slash = await raw(site, "//evil.example/%2e%2e/?a=b");
  expect(slash.headers.location ?? "").not.toMatch(/^(\/\/|http)/);
  expect((await raw(site, "/contact/?a=b")).headers.location).toBe("/contact?a=b");
  expect((await raw(site, "/contact", {}, "POST")).status).toBe(405);
});

test("compresses the not-found page, as browsers accept it", async () => {
  const folder = buildSite();
  const page = `<h1>Not here</h1>${"<p>A paragraph.</p>".repeat(200)}`;
  writeFileSync(`${folder}/build/client/404.html`, page);
  const site = await startSite(folder);
  const brotli = await raw(site, "/nowhere", { "accept-encoding": "gzip, deflate, br" });
  const gzip = await raw(site, "/nowhere", { "accept-encoding": "br;q=0, gzip" });
  const plain = await raw(site, "/nowhere");
  expect([brotli, gzip, plain].map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  expect(gunzipSync(gzip.body).toString()).toBe(page);
  expect(plain.body.toString()).toBe(page);
  expect([brotli, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
  ]);
  for (const { headers } of [brotli, gzip, plain]) {
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-security-policy"]).toBe(policyOf("client/404.html"));
  }
  expect((await raw(site, "/nowhere", { "accept-encoding": "br" }, "HEAD")).body).toHaveLength(0);
});

test("answers a request that names scheme and host, and refuses two Host headers", async () => {
  const site = await startSite(buildSite());
  const page = await raw(site, "/contact");
  for (const url of [
    `http://127.0.0.1:${site.port}/contact`,
    "HTTP://www.stillwater.example.com/contact?a=b",
  ]) {
    const absolute = await raw(site, url);
    expect([absolute.status, absolute.body.toString()]).toEqual([200, page.body.toString()]);
  }
  expect((await raw(site, `${site.url}/contact/`)).headers.location).toBe("/contact");
  const status = (head: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = "";
      connect(site.port, "127.0.0.1", function (this: Socket) {
        this.end(`${head}Connection: close\r\n\r\n`);
      })
        .on("data", (chunk: Buffer) => {
          answer += chunk;
        })
        .on("error", reject)
        .on("close", () => resolve(answer.slice(0, 12)));
    });
  expect(await status("GET / HTTP/1.1\r\nHost: a.example\r\n")).toBe("HTTP/1.1 200");
  expect(await status("GET / HTTP/1.1\r\nHost: a.example\r\nhost: a.example\r\n")).toBe("HTTP/1.1 400");
});

test("starts without settings and prints the URL and what is missing", async () => {
  const site = await startSite(buildSite());
  await expect.poll(() => site.output()).toMatch(/SMTP_URL, CONTACT_TO, CONTACT_FROM/);
  await expect.poll(() => site.output()).toContain("npm run messages");
  expect(site.output()).not.toContain("sample content");
  expect((await send(site)).status).toBe(200);
  const health = await (await fetch(`${site.url}/healthz`)).json();
  expect(health).toMatchObject({ status: "ok", pending: 1, mail: "not configured" });
  expect(await site.end("SIGTERM")).toBe(0);
});

test("prints one line about sample content", async () => {
  const folder = buildSite();
  writeFileSync(`${folder}/build/site.json`, JSON.stringify(siteFacts(3)));
  const site = await startSite(folder);
  await expect
    .poll(() => site.output().match(/^.*sample content.*$/gm))
    .toEqual([expect.stringMatching(/3 values.*npm run launch-check$/)]);
});

test("refuses to start on a build with a page without a policy", async () => {
  const folder = buildSite();
  for (const facts of [
    { contentSecurityPolicy: "default-src 'none'" },
    { contentSecurityPolicies: {}, samples: 0, release: "" },
  ]) {
    writeFileSync(`${folder}/build/site.json`, JSON.stringify(facts));
    const { code, errors } = await runScript(folder, "server/node.ts", []);
    expect(code).toBe(1);
    expect(errors).toContain("npm run build");
    expect(errors).not.toMatch(/\bat .*\.ts:\d/);
  }
});

test("responds to a form with the policy of that page", async () => {
  const site = await startSite(buildSite());
  const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: "POST",
    body: new URLSearchParams({ ...message, email: "" }),
  });
  expect(response.status).toBe(422);
  expect(response.headers.get("content-security-policy")).toBe(policyOf("templates/contact-failed.html"));
});

test("refuses to start on an invalid setting and names it", async () => {
  const { code, errors } = await runScript(buildSite(), "server/node.ts", [], { PORT: "many" });
  expect(code).toBe(1);
  expect(errors).toMatch(/PORT must be a whole number/);
  expect(errors).not.toMatch(/\bat .*\.ts:\d/);
});

test("warns once of an unexpected forwarding header", async () => {
  const site = await startSite(buildSite());
  for (let visit = 0; visit < 3; visit += 1) await raw(site, "/", { "x-forwarded-for": "198.51.100.1" });
  await site.end("SIGTERM");
  expect(site.output().match(/unexpected forwarding header/g)).toHaveLength(1);
  expect(site.output()).not.toContain("198.51.100.1");
});

test("delivers exactly once after a kill following the acknowledgement while the mail server was down", async () => {
  const folder = buildSite();
  const down = await startMailServer();
  await down.close();
  const first = await startSite(folder, mailTo(down.url));
  const response = await send(first);
  await first.end("SIGKILL");
  expect(response.status).toBe(200);

  const up = await startMailServer({}, down.port);
  const second = await startSite(folder, mailTo(up.url));
  const [email] = await up.received(1);
  expect(email?.text).toContain(message.message);
  await send(second, { ...message, message: "a later one" });
  await up.received(2);
  await second.end("SIGTERM");
  expect(up.mails.map((received) => received.text?.trim().split("\n").at(-1))).toEqual([
    message.message,
    "a later one",
  ]);
  await up.close();
});

test("retries a delivery that was killed without waiting for its lease to expire", async () => {
  const folder = buildSite();
  let reached = () => {};
  const inTheMiddle = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let stuck = true;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      if (!stuck) return done();
      return reached();
    },
  });
  const first = await startSite(folder, mailTo(server.url));
  await send(first);
  await inTheMiddle;
  await first.end("SIGKILL");
  stuck = false;
  const second = await startSite(folder, mailTo(server.url));
  await server.received(1);
  await second.end("SIGTERM");
  expect(server.mails).toHaveLength(1);
  await server.close();
});

test("stops within ten seconds of a delivery that hangs, and delivers it at the next start", {
  tags: ["slow"],
}, async () => {
  const folder = buildSite();
  let reached = () => {};
  const inTheMiddle = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let hangs = true;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => (hangs ? reached() : done()),
  });
  const first = await startSite(folder, mailTo(server.url));
  await send(first);
  await inTheMiddle;
  const started = performance.now();
  expect(await first.end("SIGTERM")).toBe(0);
  expect(performance.now() - started).toBeLessThan(15_000);
  hangs = false;
  await startSite(folder, mailTo(server.url));
  await server.received(1);
  expect(server.mails).toHaveLength(1);
  await server.close();
});

test("sends each message once with two servers on one database", async () => {
  const folder = buildSite();
  const server = await startMailServer();
  const limits = {
    LIMIT_PER_CLIENT: "100",
    LIMIT_PER_CLIENT_DAY: "100",
    LIMIT_PER_MINUTE: "1000",
    LIMIT_PER_DAY: "1000",
  };
  // Both start at once, without a database.
  const sites = await Promise.all([1, 2].map(() => startSite(folder, { ...mailTo(server.url), ...limits })));
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(sites[index % 2] as SiteProcess, { ...message, name: `Kim ${index}` }),
    ),
  );
  expect(sent.every(({ status }) => status === 200)).toBe(true);
  await server.received(20);
  expect(await Promise.all(sites.map((site) => site.end("SIGTERM")))).toEqual([0, 0]);
  expect(new Set(server.mails.map((email) => email.messageId)).size).toBe(20);
  expect(server.mails).toHaveLength(20);
  await server.close();
});

test("goes on trying a full mailbox of the owner's, reports it as unhealthy, and alerts", async () => {
  const folder = buildSite();
  let refuses = true;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refuses ? refusal(552, "5.2.2 mailbox full") : undefined),
  });
  const alerts: string[] = [];
  let ring = () => {};
  const rung = new Promise<void>((resolve) => {
    ring = resolve;
  });
  const webhook = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    alerts.push(text);
    response.end("ok");
    ring();
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const { port } = webhook.address() as { port: number };
  const site = await startSite(folder, {
    ...mailTo(server.url),
    ALERT_URL: `http://127.0.0.1:${port}/owner`,
  });
  await send(site);
  await rung;
  expect(alerts).toEqual([expect.stringMatching(/refuses 1 message .*mailbox may be full/)]);
  const health = await fetch(`${site.url}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    status: "unhealthy",
    faults: ["refused_by_owner"],
    pending: 1,
    deadLettered: 0,
  });

  refuses = false;
  await server.received(1);
  await site.end("SIGTERM");
  expect(alerts).toHaveLength(1);
  webhook.close();
  await server.close();
});

test("responds 413 to two megabytes and keeps the connection usable", async () => {
  const site = await startSite(buildSite());
  for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
    const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: "x".repeat(2_000_000),
    });
    expect(response.status).toBe(413);
    await response.text();
  }
  expect((await send(site)).status).toBe(200);
});

test("survives a malformed request and reveals no stack", async () => {
  const site = await startSite(buildSite());
  const response = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(site.port, "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
  });
  expect(response).toMatch(/^HTTP\/1.1 400/);
  expect(response).not.toMatch(/\.ts|Error/);
  expect((await raw(site, "/")).status).toBe(200);
});

test("refuses to start on an unusable data folder and names it", async () => {
  const { code, errors } = await runScript(buildSite(), "server/node.ts", [], {
    DATA_DIR: "build/site.json",
  });
  expect(code).toBe(1);
  expect(errors).toContain("build/site.json (DATA_DIR)");
  expect(errors).not.toMatch(/\bat .*\.ts:\d/);
});
