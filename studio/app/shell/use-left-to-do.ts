import { useQuery } from "@tanstack/react-query";
import { readyQuery } from "../api/ready.ts";

/** Returns how many things keep the site from going live; 0 until that is known. */
export function useLeftToDo(): number {
  const { data } = useQuery(readyQuery);
  return data?.tasks.filter(({ isDue }) => isDue).length ?? 0;
}
