import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Names of settings whose values only the server may know. */
const secretName = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|^(?:SMTP|DATABASE)_URL$/i;

/** Shorter values occur in large files by chance. */
const shortestSecret = 8;

/**
 * Returns an environment's secrets with the names of their settings. A URL's password counts on its own, too,
 * encoded and decoded.
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

/** Checks that no file in a folder contains a secret of the environment. Throws Error with file and setting, never the value. */
export async function checkSecrets(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const secrets = secretsOf(environment);
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    for (const [name, secret] of secrets) if (content.includes(secret)) found.push(`${file}: ${name}`);
  }
  if (found.length > 0) throw new Error(`These files contain secrets:\n  ${found.join("\n  ")}`);
}
