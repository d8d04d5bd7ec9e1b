import { readdirSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { strictestPolicy } from "./http/response.ts";
import { mailServer, startMailServer } from "./test-support/mail-server.ts";
import {
  buildSite,
  healthOf,
  mailTo,
  policyOf,
  runScript,
  type SiteProcess,
  sendMessage,
  siteFacts,
  startSite,
} from "./test-support/site-process.ts";

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

/** Sends this very text, and returns the whole response. */
function write(site: SiteProcess, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    connect(site.port, "127.0.0.1")
      .on("data", (chunk: Buffer) => {
        answer += chunk;
      })
      .on("error", reject)
      .on("close", () => resolve(answer))
      .end(text);
  });
}

test("serves files with encodings, validators, types and headers", async () => {
  const folder = buildSite();
  const missing = `<h1>Not here</h1>${"<p>A paragraph.</p>".repeat(200)}`;
  writeFileSync(`${folder}/build/client/404.html`, missing);
  const site = await startSite(folder, { TRUST_PROXY: "1" });

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
  expect(
    (await raw(site, "/", { "x-forwarded-proto": "https" })).headers["strict-transport-security"],
  ).toBeDefined();

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
  expect([head.status, head.body.length]).toEqual([200, 0]);
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
  expect((await raw(site, "/contact", {}, "POST")).status).toBe(405);

  for (const [accepted, encoding, decode] of [
    ["gzip, deflate, br", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["", undefined, (body: Buffer) => body],
  ] as const) {
    const { status, headers, body } = await raw(site, "/nowhere", { "accept-encoding": accepted });
    expect([status, headers["content-encoding"], headers.vary]).toEqual([404, encoding, "Accept-Encoding"]);
    expect(decode(body).toString()).toBe(missing);
    expect(headers["content-security-policy"]).toBe(policyOf("client/404.html"));
  }
  expect((await raw(site, "/nowhere", { "accept-encoding": "br" }, "HEAD")).body).toHaveLength(0);
});

test("starts without settings and prints the URL, what is missing and the number of samples", async () => {
  const folder = buildSite();
  writeFileSync(`${folder}/build/site.json`, JSON.stringify(siteFacts(3)));
  const site = await startSite(folder);
  await expect.poll(site.output).toMatch(/SMTP_URL, CONTACT_TO, CONTACT_FROM/);
  expect(site.output()).toContain("npm run messages");
  expect(site.output()).toMatch(/3 values.*npm run launch-check$/m);
  expect(await sendMessage(site)).toBe(200);
  expect(await healthOf(site)).toMatchObject({ status: "ok", pending: 1, mail: "not configured" });
  expect(await site.end("SIGTERM")).toBe(0);
});

test("takes any request: with scheme and host, with too much, malformed", async () => {
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
  const head = "GET / HTTP/1.1\r\nHost: a.example\r\n";
  expect(await write(site, `${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 200/);
  expect(await write(site, `${head}host: a.example\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
  const nonsense = await write(site, "NONSENSE\r\n\r\n");
  expect(nonsense).toMatch(/^HTTP\/1.1 400/);
  expect(nonsense).not.toMatch(/\.ts|Error/);

  const post = (type: string, body: string) =>
    fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
  for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
    const response = await post(type, "x".repeat(2_000_000));
    expect(response.status).toBe(413);
    await response.text();
  }
  const refused = await post("application/x-www-form-urlencoded", "name=Kim&message=Hello");
  expect(refused.status).toBe(422);
  expect(refused.headers.get("content-security-policy")).toBe(policyOf("templates/contact-failed.html"));
  expect(await sendMessage(site)).toBe(200);
});

test.runIf(process.platform === "linux")(
  "ends the connections of readers who have stopped reading, and goes on with one who reads slowly",
  async () => {
    const folder = buildSite();
    // More than the system keeps for a connection.
    const size = 20_000_000;
    writeFileSync(`${folder}/build/client/large.bin`, Buffer.alloc(size));
    const site = await startSite(folder, { REQUEST_TIMEOUT_SECONDS: "2" });
    const openFiles = () => readdirSync(`/proc/${site.pid}/fd`).length;
    const before = openFiles();
    const request = "GET /large.bin HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n";
    const stopped = Array.from({ length: 20 }, () => connect(site.port, "127.0.0.1").pause());
    for (const socket of stopped) socket.on("error", () => {}).write(request);
    onTestFinished(() => {
      for (const socket of stopped) socket.destroy();
    });
    const slow = connect(site.port, "127.0.0.1");
    slow.write(request);
    let read = 0;
    const whole = (async () => {
      for await (const chunk of slow) {
        read += (chunk as Buffer).length;
        // Reads on when the others are cut: far longer than they were waited for.
        if (openFiles() > before + 1) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    await expect.poll(openFiles).toBeGreaterThanOrEqual(before + stopped.length);
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 1);
    await whole;
    expect(read).toBeGreaterThan(size);
  },
);

test("refuses to start on a build with a page without a policy, or on an unusable data folder", async () => {
  const folder = buildSite();
  const expectRefusal = async (words: string, env: Record<string, string> = {}) => {
    const { code, errors } = await runScript(folder, "server/node.ts", [], env);
    expect(code).toBe(1);
    expect(errors).toContain(words);
    expect(errors).not.toMatch(/\bat .*\.ts:\d/);
  };
  await expectRefusal("build/site.json (DATA_DIR)", { DATA_DIR: "build/site.json" });
  for (const facts of [
    { contentSecurityPolicy: "default-src 'none'" },
    { contentSecurityPolicies: {}, samples: 0, release: "" },
  ]) {
    writeFileSync(`${folder}/build/site.json`, JSON.stringify(facts));
    await expectRefusal("npm run build");
  }
});

test("delivers exactly once after a kill following the acknowledgement while the mail server was down", async () => {
  const folder = buildSite();
  const down = await startMailServer();
  await down.close();
  const first = await startSite(folder, mailTo(down.url));
  expect(await sendMessage(first, "the first")).toBe(200);
  await first.end("SIGKILL");

  const up = await mailServer({}, down.port);
  const second = await startSite(folder, mailTo(up.url));
  await up.received(1);
  await sendMessage(second, "a later one");
  await up.received(2);
  await second.end("SIGTERM");
  expect(up.mails.map((received) => received.text?.trim().split("\n").at(-1))).toEqual([
    "the first",
    "a later one",
  ]);
});

/** Starts a site on a mail server that hangs, and waits until it delivers. */
async function inTheMiddleOfDelivery() {
  const folder = buildSite();
  const reached = Promise.withResolvers<void>();
  let hangs = true;
  const server = await mailServer({
    onRcptTo: (_address, _session, done) => (hangs ? reached.resolve() : done()),
  });
  const site = await startSite(folder, mailTo(server.url));
  await sendMessage(site);
  await reached.promise;
  const deliverAtNextStart = async () => {
    hangs = false;
    const second = await startSite(folder, mailTo(server.url));
    await server.received(1);
    await second.end("SIGTERM");
    expect(server.mails).toHaveLength(1);
  };
  return { site, deliverAtNextStart };
}

test("retries a delivery that was killed without waiting for its lease to expire", async () => {
  const { site, deliverAtNextStart } = await inTheMiddleOfDelivery();
  await site.end("SIGKILL");
  await deliverAtNextStart();
});

test("stops although a delivery hangs, and delivers it at the next start", { tags: ["slow"] }, async () => {
  const { site, deliverAtNextStart } = await inTheMiddleOfDelivery();
  expect(await site.end("SIGTERM")).toBe(0);
  await deliverAtNextStart();
});
