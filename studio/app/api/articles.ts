import { queryOptions } from "@tanstack/react-query";
import { api, read } from "./client.ts";

export const articlesQuery = queryOptions({
  queryKey: ["content", "articles"],
  queryFn: () => read(api.articles.$get()),
});

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ["content", "articles", slug],
    queryFn: () => read(api.articles[":slug"].$get({ param: { slug } })),
  });
