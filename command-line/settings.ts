import { describeInvalid, type Env, readEnvAsFarAsValid } from "../server/env.ts";

let said = false;

/**
 * Reads the settings for a command on the data. An invalid one that it doesn't use is named on standard error, and stops
 * neither a nightly backup nor the reading of messages.
 *
 * @param used the settings that must be valid
 * @throws Error that names what is invalid
 */
export function readSettings(...used: readonly (keyof Env)[]): Env {
  // Only the server listens.
  const { env, errors } = readEnvAsFarAsValid({ ...process.env, PORT: "" });
  if (used.some((name) => errors.some((error) => error.startsWith(`${name} `)))) {
    throw new Error(describeInvalid(errors));
  }
  if (errors.length > 0 && !said) console.error(describeInvalid(errors));
  said = true;
  return env;
}
