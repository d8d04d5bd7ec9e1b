import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LiveCheck } from "../../../engine/publish/live-site.ts";
import { isPublic, type Publication } from "../../../engine/publish/publication.ts";
import { api, detailOf, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { useLiveCheck } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { WithHelperName } from "../../ui/helper-name.tsx";
import { ExactWords, Note } from "../../ui/notes.tsx";
import { showToast } from "../../ui/toasts.tsx";
import ui from "../../ui/ui.module.css";

/** Whether the site gave no page, and should have. */
export const givesNoPage = (check: LiveCheck | undefined): boolean =>
  check?.reading.error !== undefined && !check.isNotPublishedYet;

/** Whether the site gave no page although the studio is online, as far as one can tell from here. */
export const isSiteDown = (check: LiveCheck | undefined): boolean =>
  givesNoPage(check) && !check?.reading.isOffline;

/** Says that the site is down and what to do; undefined if it isn't, or wasn't looked at yet. */
export function downWords(check: LiveCheck | undefined, timeZone: string) {
  if (!check || !givesNoPage(check)) return undefined;
  const { reading, url } = check;
  const looked = `I looked at ${exactTime(reading.at, timeZone)}`;
  if (!isSiteDown(check)) {
    return {
      title: "I can’t reach your site",
      text: `${looked}: there’s no internet where the studio runs, or the name ${hostOf(url)} isn’t known. Look again in a minute.`,
    };
  }
  return {
    title: isOnlyHere(check) ? "The site on this computer isn’t running" : "Your site is down",
    text: isOnlyHere(check)
      ? `${looked}. Only you can see it here. Until it runs, there’s nothing to look at, and no email goes out.`
      : `${looked}, and ${hostOf(url)} shows no page: visitors probably can’t read it or write to you, and emails may not go out. Ask whoever helps you to check the server.`,
  };
}

/** Above everything that a site which is down explains. */
export function SiteDownNote() {
  const { timeZone } = useSession().business;
  const { check } = useLiveCheck();
  const words = downWords(check, timeZone);
  if (!words) return null;
  return (
    <Note kind="bad" title={words.title}>
      <p>
        <WithHelperName>{words.text}</WithHelperName>
      </p>
      <div className={ui.row}>
        {check && isSiteDown(check) && isOnlyHere(check) ? <StartSite /> : <CheckAgain />}
      </div>
      <ExactWords>{check?.reading.error}</ExactWords>
    </Note>
  );
}

/** Starts the site on this computer. */
export function StartSite() {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => read(api["first-steps"].site.start.$post()),
    onSuccess: () =>
      showToast("The site is running. It ends when this computer is switched off or restarted."),
    onSettled: async () => {
      await queryClient.invalidateQueries();
      // What was clicked is gone once the screen shows that the site answers.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>("#main h1")?.focus();
      });
    },
  });
  return (
    <>
      <Button variant="gold" isBusy={start.isPending} onClick={() => start.mutate()}>
        {start.isPending ? "Starting it…" : "Start the site"}
      </Button>
      <span role="status" className={ui.small}>
        {start.isPending ? "This can take a few minutes." : start.error?.message}
      </span>
      <ExactWords>{start.error && detailOf(start.error)}</ExactWords>
    </>
  );
}

/** Looks at the live site now. */
export function CheckAgain() {
  const { isChecking, checkNow } = useLiveCheck();
  const [isAsked, setAsked] = useState(false);
  const check = () => {
    setAsked(true);
    checkNow();
  };
  return (
    <>
      <Button isBusy={isAsked && isChecking} onClick={check}>
        {isAsked && isChecking ? "Looking…" : "Look again"}
      </Button>
      <span role="status" className={ui.visuallyHidden}>
        {isAsked && !isChecking && "Looked just now."}
      </span>
    </>
  );
}

/** Whether only this computer shows the site, as at first: visitors don't see it there. */
export const isOnlyHere = ({ url }: { readonly url: string }): boolean => !isPublic(url);

/** “10:52:41 am” */
const exactTime = (time: number, timeZone: string): string =>
  new Date(time).toLocaleTimeString("en-AU", { timeZone, timeStyle: "medium" }).replace(/\s/g, "\u00a0");

/** That the live site was seen, and what to do if the owner's browser shows the old one. */
export function seenWords({ url, reading }: Publication, timeZone: string): string {
  const time = reading ? ` at ${exactTime(reading.at, timeZone)}` : "";
  const seen = `I opened ${hostOf(url)}${time}, and it shows what you published.`;
  return isOnlyHere({ url })
    ? `${seen} That’s on this computer: visitors see it once the site has a place on the web.`
    : `${seen} If your own browser still shows the old words, reload that page once.`;
}

/** What a visitor got from the live site instead of what was published. */
export function unseenWords({ host, url, reading }: Publication): string {
  if (reading && !reading.error)
    return "It’s up, but it doesn’t show what you published yet. Your host may be keeping an old copy.";
  return host === "this computer"
    ? `The new pages are in place, but the site isn’t running at ${hostOf(url)}.`
    : `The new pages are in place, but ${hostOf(url)} isn’t answering.`;
}

/** “www.example.com” */
export const hostOf = (url: string): string => new URL(url).host;
