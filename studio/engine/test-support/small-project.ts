import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { outputOfSync } from "../../../system/programs.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { setValue } from "../content/edit-yaml.ts";
import { openProject, type Project } from "../project.ts";

const repository = path.resolve(import.meta.dirname, "../../..");

export type SmallProject = Project & {
  /** Runs git in the project. */
  git(...args: string[]): string;
  read(file: string): string;
  /** Replaces a text in a content file, as a draft. */
  edit(file: string, from: string | RegExp, to: string): void;
};

/** Facts that the tests change, whatever the owner's are. */
const facts = { price: 240, startTime: "15:00" };

/** As if an article had been published long ago and never revised: tests have a day of their own. */
export const withoutItsDays = (article: string): string =>
  article.replace(/^updated: .*\n/m, "").replace(/^published: .*$/m, "published: 2025-01-01");

/** Made once in a worker: five git commands cost more than most tests. */
let template: string | undefined;

/** Creates a repository with the site's content in one commit; the course costs $240 and begins at 15:00. It is deleted after the test. */
export function smallProject(): SmallProject {
  template ??= makeTemplate();
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true });
  return inFolder(folder);
}

function makeTemplate(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(repository, "content"), path.join(folder, "content"), { recursive: true });
  writeFileSync(path.join(folder, ".gitignore"), "/data/\n/build/\n/node_modules\n");
  const schedule = path.join(folder, "content/schedule.yaml");
  let text = readFileSync(schedule, "utf8");
  for (const [name, value] of Object.entries(facts)) text = setValue(text, ["course", name], value);
  writeFileSync(schedule, text);
  const articles = path.join(folder, "content/articles");
  for (const name of readdirSync(articles).filter((one) => one.endsWith(".mdx"))) {
    const article = readFileSync(path.join(articles, name), "utf8");
    writeFileSync(path.join(articles, name), withoutItsDays(article));
  }
  const { git } = inFolder(folder);
  git("init", "--quiet", "--initial-branch=main", "--template=");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.org");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begin");
  // One file instead of sixty: the repository is copied for each test.
  git("repack", "-adq");
  return folder;
}

export function inFolder(folder: string): SmallProject {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    ...openProject(folder),
    git: (...args) => outputOfSync("git", args, { cwd: folder }).trimEnd(),
    read,
    edit: (file, from, to) => {
      const text = read(file);
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${from}.`);
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), edited);
    },
  };
}
