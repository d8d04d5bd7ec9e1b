import { useQuery } from "@tanstack/react-query";
import { isPublic } from "../../../core/publish/hosts/is-public.ts";
import { publicationQuery } from "../../api/publication.ts";

/** Returns whether visitors can see the site already; false while that isn't known. */
export function useIsPublic(): boolean {
  const { data } = useQuery(publicationQuery);
  const { since, host } = data?.live ?? {};
  return since !== undefined && host !== undefined && isPublic(host.url);
}
