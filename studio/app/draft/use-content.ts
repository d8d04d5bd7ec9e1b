import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "../api/draft.ts";

/**
 * Returns the draft as a whole: its changes, what is typed and not in the files, what was set aside, and why nothing can be
 * written now. Undefined until it is read.
 */
export const useContent = () => useQuery(draftQuery).data;
