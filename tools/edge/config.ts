import { unstable_readConfig } from "wrangler-cli";
import { edgeConfig } from "./wrangler.ts";

/** The parts of wrangler.jsonc that the commands use. */
export type EdgeConfig = {
  readonly name: string;
  readonly compatibility_date: string;
  /** Required if the login has several accounts. */
  readonly account_id?: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string }[];
};

/** Reads wrangler.jsonc. Throws if it is invalid. */
export const readEdgeConfig = () => unstable_readConfig({ config: edgeConfig }) as EdgeConfig;

/** Returns whether the database exists: until then its id consists of zeros. */
export const hasDatabase = ({ d1_databases: databases }: EdgeConfig): boolean =>
  databases.length > 0 && databases.every(({ database_id: id = "" }) => !/^[0-]*$/.test(id));
