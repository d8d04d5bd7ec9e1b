/** What a part of the project may import of the others. */
type Wall = {
  /** The parts that it may import, besides itself. */
  readonly mayImport: readonly string[];
  /** Its modules that others may import, as paths below it; all unless it says so. */
  readonly opens?: readonly string[];
};

/**
 * The parts of the project, each with what it may import: this is the architecture, from the rules of the business to what the
 * owner opens. A module belongs to the longest folder here that contains it. Tests, and what only they use, may import anything.
 */
export const walls: Readonly<Record<string, Wall>> = {
  domain: { mayImport: [] },
  "content-model": { mayImport: ["domain"] },
  prints: {
    mayImport: ["domain"],
    opens: [
      "kit/",
      "motifs/",
      "optimise.ts",
      // Figures of an article and of the course are drawn from its content; the logo stands on every page.
      "pictures/articles/head-count.ts",
      "pictures/course/week-layers.ts",
      "pictures/logo.ts",
    ],
  },
  site: {
    mayImport: ["domain", "content-model", "prints"],
    opens: [
      // What renders it, and what describes a page.
      "site.tsx",
      "rendering/document-context.ts",
      "seo/site-file.ts",
      // Pictures that the build draws from what their pages say.
      "articles/photograph-files.ts",
      "components/video/player.ts",
      "pages/about/tally.ts",
      "pages/personal-coaching/hour-clock.ts",
      "pages/practise/sitting-print/example.ts",
      "pages/practise/sitting-print/icon.ts",
      // What the studio's screens share with it.
      "kit/print-picture.tsx",
      "pictures/",
      "ui/",
    ],
  },
  system: { mayImport: [] },
  server: { mayImport: ["domain", "content-model", "system"] },
  "launch-check": { mayImport: ["domain", "content-model", "server"] },
  "build-site": {
    mayImport: ["domain", "content-model", "prints", "site", "server", "launch-check", "system"],
    opens: [
      "build-where-needed.mjs",
      "content-security-policy.ts",
      "finish-build.ts",
      "pictures/crop-photograph.ts",
      "prepare.ts",
      "render-site.ts",
      "site-program.ts",
      "stamp.ts",
      "static-host.ts",
      "vite/",
    ],
  },
  release: { mayImport: ["system"] },
  // Only with a database at Cloudflare, and only then.
  "command-line": { mayImport: ["domain", "server", "system", "tools"] },
  scripts: {
    mayImport: [
      "domain",
      "content-model",
      "server",
      "launch-check",
      "build-site",
      "release",
      "command-line",
      "system",
    ],
    opens: [],
  },
  tools: { mayImport: ["server", "launch-check", "build-site", "command-line", "system"] },

  // It knows files, fields, blocks and commits, and no class, term, reader or letter. The pages that it compares have the site's clock.
  "studio/engine": {
    mayImport: ["domain", "content-model", "server", "launch-check", "build-site", "release", "system"],
  },
  "studio/business": {
    mayImport: [
      "domain",
      "content-model",
      "server",
      "launch-check",
      "command-line",
      "system",
      "studio/engine",
    ],
  },
  "studio/server": {
    mayImport: [
      "domain",
      "content-model",
      "site",
      "server",
      "launch-check",
      "build-site",
      "system",
      "studio/engine",
      "studio/business",
    ],
    opens: [
      "start.ts",
      "served-at.ts",
      "assemble.ts",
      "events.ts",
      "failure.ts",
      "kept-letters.ts",
      "door/sign-in-routes.ts",
      "door/who-can-open-routes.ts",
      "door/enrolment-key.ts",
      "routes/",
    ],
  },
  // The engine's half in the browser: what edits any field or text. What asks the server knows all of its answers, by their types.
  "studio/app/api": {
    mayImport: [
      "domain",
      "content-model",
      "studio/engine",
      "studio/business",
      "studio/server",
      "studio/app/ui",
    ],
  },
  "studio/app/ui": { mayImport: ["domain", "site", "studio/engine", "studio/app/api"] },
  "studio/app/draft": { mayImport: ["content-model", "studio/engine", "studio/app/api"] },
  "studio/app/photographs": {
    mayImport: [
      "domain",
      "content-model",
      "studio/engine",
      "studio/app/api",
      "studio/app/ui",
      "studio/app/draft",
      "studio/app/forms",
    ],
  },
  "studio/app/forms": {
    mayImport: [
      "domain",
      "content-model",
      "site",
      "studio/engine",
      "studio/app/api",
      "studio/app/ui",
      "studio/app/draft",
      "studio/app/editor",
    ],
  },
  "studio/app/editor": {
    mayImport: [
      "domain",
      "content-model",
      "site",
      "studio/engine",
      "studio/app/api",
      "studio/app/ui",
      "studio/app/draft",
      "studio/app/forms",
      "studio/app/photographs",
    ],
  },
  // The screens, and what surrounds them.
  "studio/app": {
    mayImport: [
      "domain",
      "content-model",
      "site",
      "server",
      "launch-check",
      "build-site",
      "studio/engine",
      "studio/business",
      "studio/server",
      "studio/app/api",
      "studio/app/ui",
      "studio/app/draft",
      "studio/app/photographs",
      "studio/app/forms",
      "studio/app/editor",
    ],
  },
  studio: { mayImport: ["build-site", "command-line", "system", "studio/engine", "studio/server"] },
};
