import { pages } from "./pages.ts";

type Paths = { readonly [Name in keyof typeof pages]: (typeof pages)[Name]["path"] };

/** The path of each page by its name in `pages.ts`, for links. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as Paths;

/** Returns the path of an article. */
export const articlePath = (slug: string) => `${paths.blog}/${slug}` as const;

export type SitePath = Paths[keyof Paths] | ReturnType<typeof articlePath>;
