import { startProgram } from "../system/programs.ts";

/** The program that opens an address in the owner's browser; undefined where there is no screen. */
function opener(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): [string, ...string[]] | undefined {
  if (env.CI) return undefined;
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}

/** Opens an address in the browser. Does nothing where that isn't possible: the address is printed, too. */
export function openInBrowser(address: string): void {
  const [program, ...args] = opener(process.platform, process.env) ?? [];
  if (!program) return;
  const child = startProgram(program, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", (error) => console.error(`The browser can't be opened: ${error.message}`));
  child.unref();
}
