import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runProgramSync } from "../../system/programs.ts";

/** A change of one file. */
type Edit = {
  readonly file: string;
  /** Occurs once in the file. */
  readonly search: string;
  readonly replace: string;
};

/** A copy of the project that can be changed, built and tested. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), "project-copy-"));

  constructor(project = process.cwd()) {
    const { output } = runProgramSync("git", ["ls-files", "-z"], { cwd: project });
    for (const file of output.split("\0").filter(Boolean)) {
      cpSync(path.join(project, file), path.join(this.folder, file), { recursive: true });
    }
    cpSync(path.join(project, ".generated"), path.join(this.folder, ".generated"), { recursive: true });
    symlinkSync(path.join(project, "node_modules"), path.join(this.folder, "node_modules"));
  }

  /**
   * Changes a file.
   *
   * @returns a function that restores it
   * @throws Error unless the file contains the search text once
   */
  edit({ file, search, replace }: Edit): () => void {
    const changed = path.join(this.folder, file);
    const original = readFileSync(changed, "utf8");
    if (original.split(search).length !== 2) throw new Error(`${file} must contain once: ${search}`);
    writeFileSync(
      changed,
      original.replace(search, () => replace),
    );
    return () => writeFileSync(changed, original);
  }

  /** Writes a file. */
  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Builds the copy; returns whether that succeeds. */
  build(): boolean {
    return this.run(process.execPath, ["scripts/build.ts"]);
  }

  /** Runs a command in the copy; returns whether it succeeds. */
  run(command: string, args: readonly string[], stdio: "ignore" | "inherit" = "ignore"): boolean {
    return runProgramSync(command, args, { cwd: this.folder, stdio }).succeeded;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
