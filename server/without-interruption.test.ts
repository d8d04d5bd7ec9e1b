import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, runScript, startSite, withoutLimits } from "./test-support/site-process.ts";
import { siteFacts, writeSmallSite } from "./test-support/spawn-site.ts";
import { ask, supervise } from "./test-support/supervisor.ts";

const message = (text: string) => ({ name: "Kim", email: "kim@example.org", message: text });
const send = "/functions/v1/send-contact-email";

test("answers every request across restarts on a socket from systemd, and keeps every message", async () => {
  const folder = buildSite();
  const site = await supervise(folder, { DATA_DIR: path.join(folder, "data"), ...withoutLimits });
  onTestFinished(site.stop);
  expect((await ask(site.port, "/")).status).toBe(200);

  let going = true;
  const statuses = { pages: new Map<number, number>(), posts: new Map<number, number>() };
  const count = (into: Map<number, number>, status: number) => into.set(status, (into.get(status) ?? 0) + 1);
  const loops = [
    (async () => {
      while (going) count(statuses.pages, (await ask(site.port, "/contact")).status);
    })(),
    (async () => {
      while (going) count(statuses.posts, (await ask(site.port, send, message("during"))).status);
    })(),
  ];
  for (let restart = 0; restart < 2; restart += 1) {
    // Its body ends after the server was asked to stop.
    const slow = ask(site.port, send, message("slow"), 400);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await site.restart();
    expect((await slow).status).toBe(200);
  }
  going = false;
  await Promise.all(loops);
  expect([...statuses.pages.keys()]).toEqual([200]);
  expect([...statuses.posts.keys()]).toEqual([200]);
  const { output } = await runScript(folder, "scripts/messages.ts", ["--json"]);
  expect(JSON.parse(output)).toHaveLength((statuses.posts.get(200) ?? 0) + 2);
  expect(Number(readFileSync(site.pidFile, "utf8"))).toBeGreaterThan(0);
});

/** Publishes a release as the studio does: its folder first, then its name. */
function publish(folder: string, name: string, change: (release: string) => void = () => {}) {
  const release = path.join(folder, "live", name);
  writeSmallSite(release);
  writeFileSync(path.join(release, "build/site.json"), JSON.stringify({ ...siteFacts(), release: name }));
  writeFileSync(path.join(release, "build/client/contact/index.html"), `<h1>Contact ${name}</h1>`);
  writeFileSync(path.join(release, `build/client/assets/only-${name}.js`), `"${name}"`);
  change(release);
  writeFileSync(path.join(folder, "live/.next"), `${name}\n`);
  renameSync(path.join(folder, "live/.next"), path.join(folder, "live/current"));
}

test("changes over to each published release while it serves, without a failed request", async () => {
  const folder = buildSite();
  const site = await startSite(folder, {
    LIVE_DIR: "live",
    ...withoutLimits,
  });
  const releaseNow = async () => JSON.parse((await ask(site.port, "/healthz")).body).release;
  expect(await releaseNow()).toBe(siteFacts().release);

  let going = true;
  const statuses = new Map<string, number>();
  const message = { name: "Kim", email: "kim@example.org", message: "Hello" };
  const requests = ["/", "/contact", "/assets/app-abc123.js", "/functions/v1/send-contact-email"];
  const loops = requests.map(async (url) => {
    while (going) {
      const { status } = await ask(site.port, url, url.startsWith("/functions") ? message : undefined);
      statuses.set(`${url} ${status}`, (statuses.get(`${url} ${status}`) ?? 0) + 1);
    }
  });
  for (const name of ["one", "two", "three"]) {
    publish(folder, name);
    await expect.poll(releaseNow).toBe(name);
    expect((await ask(site.port, "/contact")).body).toBe(`<h1>Contact ${name}</h1>`);
  }
  going = false;
  await Promise.all(loops);
  expect([...statuses.keys()].sort()).toEqual(requests.map((url) => `${url} 200`).sort());
  // A page that was opened before still finds its files.
  for (const name of ["one", "two", "three"]) {
    expect((await ask(site.port, `/assets/only-${name}.js`)).status).toBe(200);
  }
});

test("keeps serving what it has while the published release can't be read, and says so once", async () => {
  const folder = buildSite();
  publish(folder, "one");
  const site = await startSite(folder, { LIVE_DIR: "live" });
  expect((await ask(site.port, "/contact")).body).toBe("<h1>Contact one</h1>");
  publish(folder, "broken", (release) => writeFileSync(path.join(release, "build/site.json"), "{}"));
  await expect.poll(site.output).toContain("published site not read");
  expect((await ask(site.port, "/contact")).body).toBe("<h1>Contact one</h1>");
  publish(folder, "two");
  await expect.poll(async () => (await ask(site.port, "/contact")).body).toBe("<h1>Contact two</h1>");
  expect(site.output().match(/published site not read/g)).toHaveLength(1);
});

test("serves its own build without a studio", async () => {
  const folder = buildSite();
  publish(folder, "one");
  const site = await startSite(folder);
  expect((await ask(site.port, "/contact")).body).toBe(
    readFileSync(path.join(folder, "build/client/contact/index.html"), "utf8"),
  );
});
