import { unstable_readConfig } from "wrangler-cli";
import { edgeConfig } from "./wrangler.ts";

/** What is used here of Cloudflare's configuration of the site. */
export type EdgeConfig = {
  readonly name: string;
  readonly compatibility_date: string;
  /** Which account, where the owner's login has several. */
  readonly account_id?: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string }[];
};

/** @throws Error where Cloudflare's tool finds a fault in it */
export const readEdgeConfig = () => unstable_readConfig({ config: edgeConfig }) as EdgeConfig;

/** Whether its database is a real one: until one is made, its id has only zeros. */
export const hasDatabase = ({ d1_databases: databases }: EdgeConfig): boolean =>
  databases.length > 0 && databases.every(({ database_id: id = "" }) => !/^[0-]*$/.test(id));
