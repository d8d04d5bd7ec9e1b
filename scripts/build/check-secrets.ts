import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Settings whose values are for the server alone, by what such settings are called. */
const secretName = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|^(?:SMTP|ALARM|DATABASE)_URL$/i;

/** Shorter values stand in any large file by chance. */
const shortestSecret = 8;

/**
 * The secrets of an environment, each with the name of its setting. Of an address with a password, the password
 * alone as well, as it is written there and as it is meant.
 */
function secretsOf(environment: NodeJS.ProcessEnv): readonly (readonly [name: string, secret: string])[] {
  return Object.entries(environment)
    .filter(([name]) => secretName.test(name))
    .flatMap(([name, value = ""]) => [value, ...passwordsOf(value)].map((secret) => [name, secret] as const))
    .filter(([, secret]) => secret.length >= shortestSecret);
}

function passwordsOf(value: string): string[] {
  const password = URL.canParse(value) ? new URL(value).password : "";
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/**
 * Makes sure that nothing of the environment's secrets stands in the files of a folder, before anybody compresses
 * or serves them.
 *
 * @throws Error that names file and setting, never the value
 */
export async function checkSecrets(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const secrets = secretsOf(environment);
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    for (const [name, secret] of secrets) if (content.includes(secret)) found.push(`${file}: ${name}`);
  }
  if (found.length > 0) throw new Error(`These files have secrets in them:\n  ${found.join("\n  ")}`);
}
