import { queryOptions, useMutation } from "@tanstack/react-query";
import type { ImportedList } from "../../business/site-client/readers.ts";
import { saveAsFile } from "../ui/save-as-file.ts";
import { showToast } from "../ui/toasts.tsx";
import { api, read } from "./client.ts";
import { people, siteInterval, useAction } from "./query-client.ts";

const askReaders = () => read(api.readers.$get());

export type ReadersAnswer = Awaited<ReturnType<typeof askReaders>>;

/** All readers, by their lists. */
export const readersQuery = queryOptions({
  queryKey: ["readers"],
  queryFn: askReaders,
  refetchInterval: siteInterval,
  // Numbers that may be old by now aren't shown again.
  gcTime: 0,
});

/** The same beside a list that comes in. The readers' own screen asks anew after that. */
export const knownReadersQuery = queryOptions({ ...readersQuery, queryKey: ["readers", "known"] });

export const useRemoveReader = () =>
  useAction(people, (json: { readonly email: string; readonly never: boolean }) =>
    read(api.readers.remove.$post({ json })),
  );

/** Records of people that they left. Answers how many were on the list. */
export const useRecordLeft = () =>
  useAction(people, (emails: readonly string[]) =>
    read(api.readers.leave.$post({ json: { emails: [...emails] } })),
  );

/** Sends the link to one who asked. If that fails, says why. */
export const useApproveReader = () => {
  const action = useAction(people, (email: string) => read(api.readers.approve.$post({ json: { email } })));
  return {
    ...action,
    approve: (email: string) =>
      action.mutate(email, {
        onSuccess: () => showToast(`The link goes to ${email} again.`),
        onError: (error) => showToast(error.message),
      }),
  };
};

export const useImportReaders = () =>
  useAction(people, ({ day, how, readers }: ImportedList) =>
    read(api.readers.import.$post({ json: { day, how, readers: [...readers] } })),
  );

/** Downloads the readers, or those who wait for dates, as a table. The day is in the name of its file. */
export const useDownloadTable = () =>
  useMutation({
    mutationFn: async ({ which, day }: { readonly which: "readers" | "dates"; readonly day: string }) => {
      const response = await api.readers.table.$get({ query: { which } });
      saveAsFile(await response.blob(), `${which === "dates" ? "waiting-for-dates" : "readers"}-${day}.csv`);
    },
    onError: (error) => showToast(error.message),
  });
