import { queryOptions } from "@tanstack/react-query";
import { api, read } from "../../api/client.ts";

export const deskQuery = queryOptions({
  queryKey: ["content", "desk"],
  queryFn: () => read(api.desk.$get()),
});
