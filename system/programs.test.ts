import { once } from "node:events";
import { expect, test } from "vitest";
import { killGroup, outputOf, runProgram, runProgramSync, startProgram } from "./programs.ts";

const script = (code: string) => ["-e", code];
const runs = { "at once": runProgram, "while waiting": runProgramSync };

test.each(Object.entries(runs))("returns bytes, text and exit code (%s)", async (_, run) => {
  const args = script(
    "process.stdout.write(Buffer.from([0, 255])); console.error('why'); process.exitCode = 3",
  );
  const { bytes, errors, code, succeeded, failure } = await run(process.execPath, args);
  expect([...bytes]).toEqual([0, 255]);
  expect({ errors, code, succeeded, failure }).toEqual({
    errors: "why\n",
    code: 3,
    succeeded: false,
    failure: "exited with 3",
  });
});

test.each(Object.entries(runs))("says that a program isn't there (%s)", async (_, run) => {
  const missing = await run("no-such-program", ["secret"]);
  expect(missing).toMatchObject({
    succeeded: false,
    code: null,
    signal: null,
    failure: expect.stringContaining("ENOENT"),
  });
  expect(JSON.stringify(missing)).not.toContain("secret");
});

test.each(Object.entries(runs))("ends a program that takes too long (%s)", async (_, run) => {
  const args = script("setInterval(() => {}, 1000)");
  const slow = await run(process.execPath, args, { timeout: 50, killSignal: "SIGKILL" });
  expect(slow.succeeded).toBe(false);
  expect(slow.failure).toMatch(/SIGKILL|ETIMEDOUT/);
});

test("outlives a program that doesn't read its input", async () => {
  const { code } = await runProgram(process.execPath, script(""), { input: "x".repeat(1e6) });
  expect(code).toBe(0);
});

test("stops a program when it is told to", async () => {
  const stop = new AbortController();
  const running = runProgram(process.execPath, script("setInterval(() => {}, 1000)"), {
    signal: stop.signal,
  });
  stop.abort();
  expect(await running).toMatchObject({ succeeded: false, code: null });
});

test("keeps the end of a long output, in the order in which it was printed", async () => {
  const code =
    "console.log('x'.repeat(30000)); setTimeout(() => console.error('the reason'), 1); process.exitCode = 1";
  const { printed } = await runProgram(process.execPath, script(code));
  expect(printed.length).toBe(20_000);
  expect(printed).toMatch(/x\nthe reason\n$/);
});

test("throws what a failed program printed", async () => {
  expect(await outputOf(process.execPath, script("console.log('done')"))).toBe("done\n");
  await expect(outputOf(process.execPath, script("throw Error('no disk')"))).rejects.toThrow("no disk");
});

test.skipIf(process.platform === "win32")("kills all that a program started", async () => {
  const parent = `require("child_process").spawn(process.execPath, ["-e", "console.log(process.pid); setInterval(() => {}, 1000)"], { stdio: "inherit" })`;
  const child = startProgram(process.execPath, script(parent), {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [pid] = (await once(child.stdout, "data")) as [Buffer];
  killGroup(child, "SIGKILL");
  await once(child, "close");
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
  expect(() => killGroup(child, "SIGKILL")).not.toThrow();
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
