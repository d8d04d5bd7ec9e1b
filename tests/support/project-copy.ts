import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runProgramSync } from "../../system/programs.ts";

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

  /** Writes a file. */
  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
