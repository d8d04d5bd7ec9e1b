import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { HostTrial } from "../../../business/site-client/try-host.ts";
import type { HostChoice } from "../../../engine/publish/hosts.ts";
import { api, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/field.tsx";
import { clockTime } from "../../ui/format.ts";
import { useWithHelperName, WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, ForHelper, Loading, Note, Wrong } from "../../ui/notes.tsx";
import ui from "../../ui/ui.module.css";
import { StartSite } from "../publishing/live-site.tsx";
import { Row, toDo, useTyped } from "./row.tsx";

/** On a server, where the site is isn’t hers to choose: whoever helps her has put the studio beside it. */
type Kind = Exclude<HostChoice["kind"], "this server">;

const places: readonly { readonly kind: Kind; readonly label: string; readonly hint: string }[] = [
  {
    kind: "this computer",
    label: "On this computer only",
    hint: "Only you can see it, even once it’s published. Good for getting it ready.",
  },
  {
    kind: "cloudflare",
    label: "With Cloudflare",
    hint: "A company that shows your site to the world. Whoever helps you signs in there, once.",
  },
];

const lines: Readonly<Record<HostChoice["kind"], string>> = {
  "this computer": "On this computer only",
  "this server": "Your site is on your server, beside this studio",
  cloudflare: "Your site is with Cloudflare",
};

const hostQuery = {
  queryKey: ["first-steps", "host"],
  queryFn: () => read(api["first-steps"].host.$get()),
} as const;

type Known = Awaited<ReturnType<typeof hostQuery.queryFn>>;

const trialKey = ({ kind, url }: Known) => ["first-steps", "host trial", kind, url];

/** How long a trial is as good as a new one, in milliseconds. */
const fresh = 60_000;

const title = "Where your site is";

/** Where the site is. */
export function HostStep() {
  const { data: host, error } = useQuery(hostQuery);
  if (host) return isChoosable(host) ? <ChosenHost host={host} /> : <OnServer host={host} />;
  return <li>{error ? <Wrong error={error} /> : <Loading label={title} lines={2} />}</li>;
}

type Choosable = Known & { readonly kind: Kind };

const isChoosable = (host: Known): host is Choosable => host.kind !== "this server";

// What was never chosen isn't tried by itself.
const useTrial = (host: Known) =>
  useQuery({
    queryKey: trialKey(host),
    queryFn: (): Promise<HostTrial> => read(api["first-steps"].host.try.$post()),
    enabled: host.isChosen,
    staleTime: fresh,
    refetchOnWindowFocus: false,
  });

/** The server on which the studio runs, too: it can only be tried. */
function OnServer({ host }: { readonly host: Known }) {
  const { timeZone } = useSession().business;
  const { data: trial, isFetching, refetch } = useTrial(host);
  return (
    <Row
      title={title}
      line={lineOf(host, trial, timeZone)}
      state={trial && !trial.isNotPublishedYet ? toDo(trial.works) : undefined}
      opensWide={host.mistake !== null || (trial?.works === false && !trial.isNotPublishedYet)}
    >
      <div className={ui.row}>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {isFetching ? "Trying…" : "Try it"}
        </Button>
      </div>
      <div role="status">
        {isFetching ? <p className={ui.hint}>This can take half a minute.</p> : <Tried trial={trial} />}
      </div>
      <ExactWords>{trial?.works || trial?.isNotPublishedYet ? undefined : trial?.detail}</ExactWords>
      {!trial && <Mistake mistake={host.mistake} />}
      <ForHelper>docs/going-live.md sets the server up; deploy/set-up, run again, repairs it.</ForHelper>
    </Row>
  );
}

function lineOf({ kind, isChosen, mistake }: Known, trial: HostTrial | undefined, timeZone: string): string {
  if (!isChosen) return mistake ? "Its setting has a mistake" : "You haven’t said yet";
  const where = lines[kind];
  if (!trial) return `${where}. I’m asking whether it answers…`;
  if (trial.isNotPublishedYet) return `${where}, as soon as you publish it.`;
  const at = clockTime(trial.at, timeZone);
  return trial.works ? `${where}: it answered at ${at}.` : `${where}: tried at ${at}, and it didn’t work.`;
}

/** What came of a trial. */
function Tried({
  trial,
  children,
}: {
  readonly trial: HostTrial | undefined;
  readonly children?: ReactNode;
}) {
  const { timeZone } = useSession().business;
  const withHelperName = useWithHelperName();
  if (!trial || trial.isNotPublishedYet) return null;
  const at = clockTime(trial.at, timeZone);
  return (
    <Note {...(!trial.works && { kind: "bad" })}>
      <p>{trial.works ? `It answered at ${at}.` : withHelperName(`Tried at ${at}. ${trial.text}`)}</p>
      {children}
    </Note>
  );
}

/** Why it can't be read where the site is. */
const Mistake = ({ mistake }: Pick<Known, "mistake">) =>
  mistake && (
    <Note kind="bad" title={<WithHelperName>{mistake.text}</WithHelperName>}>
      <ExactWords>{mistake.detail}</ExactWords>
    </Note>
  );

/** A place that the owner can change. */
function ChosenHost({ host }: { readonly host: Choosable }) {
  const { timeZone } = useSession().business;
  const withHelperName = useWithHelperName();
  const queryClient = useQueryClient();
  const saved: { kind: Kind } = { kind: host.kind };
  const { texts, isChanged, type, forget } = useTyped("where the site is", saved);
  const trial = useTrial(host).data;
  const works = host.isChosen ? trial?.works : false;

  const tryIt = useMutation({
    mutationFn: async () => {
      const { refused, host: chosen } = await read(api["first-steps"].host.$put({ json: texts }));
      if (chosen === null) return { refused };
      const found = await read(api["first-steps"].host.try.$post());
      queryClient.setQueryData(trialKey(chosen), found);
      queryClient.setQueryData(hostQuery.queryKey, chosen);
      forget();
      void queryClient.invalidateQueries({ queryKey: ["first-steps", "mail"] });
      return { refused };
    },
  });
  const refused = tryIt.data?.refused ?? undefined;
  const isNew = isChanged || !host.isChosen;
  const shown = !isNew && !tryIt.isPending && refused === undefined ? trial : undefined;
  const isHere = host.kind === "this computer";

  return (
    <Row
      title={title}
      line={lineOf(host, trial, timeZone)}
      state={works === undefined ? undefined : toDo(works)}
      opens={isChanged}
      opensWide={works === false}
    >
      <Mistake mistake={host.mistake} />
      <fieldset>
        <legend className={ui.visuallyHidden}>{title}</legend>
        {places.map(({ kind, label, hint }) => (
          <div key={kind}>
            <Choice
              name="where the site is"
              checked={texts.kind === kind}
              onChange={() => {
                if (!tryIt.isPending) tryIt.reset();
                type({ kind });
              }}
              label={label}
              hint={withHelperName(hint)}
            />
          </div>
        ))}
      </fieldset>
      <div className={ui.row}>
        <Button isBusy={tryIt.isPending} onClick={() => tryIt.mutate()}>
          {tryIt.isPending ? "Trying…" : isNew ? "Keep this and try it" : "Try it"}
        </Button>
      </div>
      <div role="status">
        {tryIt.isPending && <p className={ui.hint}>This can take half a minute.</p>}
        <Tried trial={shown}>{shown && !shown.works && isHere && <StartSite />}</Tried>
      </div>
      <Wrong>{refused}</Wrong>
      <Wrong error={tryIt.error} />
      <ExactWords>{shown?.works ? undefined : shown?.detail}</ExactWords>
      {texts.kind === "cloudflare" && (
        <ForHelper>
          docs/other-hosts.md, “On Cloudflare”. Whether this computer is signed in there shows when something
          is published.
        </ForHelper>
      )}
      {texts.kind === "this computer" && (
        <ForHelper>
          On a server, the studio lives beside the site, and opens from a phone, too: docs/going-live.md sets
          it up, and npm run move carries everything there.
        </ForHelper>
      )}
    </Row>
  );
}
