import { existsSync } from "node:fs";
import { parseOptions } from "../../scripts/terminal/arguments.ts";
import { exitWith, orExit } from "../../scripts/terminal/explain-error.ts";
import { Mailbox } from "../../tests/support/mailbox.ts";
import { SiteServer } from "../../tests/support/site-server.ts";
import { cases, Skip } from "./cases.ts";
import type { Engine } from "./engine.ts";
import { chromiumEngine, firefoxEngine } from "./playwright-engine.ts";
import { webkitEngine } from "./webkit-engine.ts";

const help = `Runs the same visits on the built site in each installed browser.

  npm run browsers                      in all browsers
  npm run browsers -- --only webkit     in one: chromium, firefox or webkit
  npm run browsers -- --case message    only cases whose name contains this

Browsers and their Debian packages:
  chromium   chromium
  firefox    firefox-esr
  webkit     webkit2gtk-driver xvfb (WebKitGTK, the closest to Safari)

The site must be built: npm run build. All servers listen on loopback.`;

const { values } = orExit(() =>
  parseOptions(
    {
      help: { type: "boolean", short: "h" },
      only: { type: "string" },
      case: { type: "string", default: "" },
    },
    { allowPositionals: false },
  ),
);

type Known = { path: string; packages: string; start(path: string): Promise<Engine> };
const known: Record<string, Known> = {
  chromium: {
    path: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    packages: "chromium",
    start: chromiumEngine,
  },
  firefox: { path: "/usr/bin/firefox-esr", packages: "firefox-esr", start: firefoxEngine },
  webkit: {
    path: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    packages: "webkit2gtk-driver xvfb",
    start: webkitEngine,
  },
};

async function run(): Promise<void> {
  const chosen = Object.entries(known).filter(([name]) => !values.only || name === values.only);
  if (chosen.length === 0) throw new Error(`Unknown browser ${values.only}.\n\n${help}`);
  const mailbox = new Mailbox();
  await mailbox.open();
  const site = await SiteServer.start({
    ...mailbox.settings,
    CONTACT_TO: "owner@example.com",
    CONTACT_FROM: "website@example.com",
  });
  try {
    const tally = { passed: 0, failed: 0, skipped: 0 };
    for (const [name, { path, packages, start }] of chosen) {
      if (!existsSync(path)) {
        console.info(`\n${name}: not installed. Debian: apt-get install ${packages}`);
        tally.skipped += cases.length;
        continue;
      }
      const engine = await start(path);
      try {
        await runCases(engine, site.url, mailbox, tally);
      } finally {
        await engine.close();
      }
    }
    console.info(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
    if (tally.failed > 0) process.exitCode = 1;
  } finally {
    await site.stop();
    await mailbox.close();
  }
}

type Tally = { passed: number; failed: number; skipped: number };

async function runCases(engine: Engine, site: string, mailbox: Mailbox, tally: Tally): Promise<void> {
  console.info(`\n${engine.name} ${engine.version}`);
  for (const gap of engine.gaps) console.info(`  not covered: ${gap}`);
  for (const { name, conditions, run } of cases.filter(({ name }) => name.includes(values.case))) {
    const visitor = await engine.visit(site, conditions);
    try {
      await run(visitor, mailbox);
      tally.passed++;
      console.info(`  passed   ${name}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isSkipped = error instanceof Skip;
      tally[isSkipped ? "skipped" : "failed"]++;
      console.info(`  ${isSkipped ? "skipped " : "FAILED  "} ${name}: ${reason}`);
    } finally {
      await visitor.close();
    }
  }
}

try {
  if (values.help) console.info(help);
  else await run();
} catch (error) {
  exitWith(error);
}
