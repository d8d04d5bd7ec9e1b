import { useQuery } from "@tanstack/react-query";
import { publicationQuery } from "../../api/publication.ts";

/** Returns whether visitors can see the site already; false while that isn't known. */
export function useIsPublic(): boolean {
  const { data } = useQuery(publicationQuery);
  const { since, host } = data?.live ?? {};
  return since !== undefined && host !== undefined && !isThisComputer(host.url);
}

const isThisComputer = (url: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(url)?.hostname ?? "");
