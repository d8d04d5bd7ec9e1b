import { useState } from "react";
import type { LiveLook } from "../../../core/publish/look.ts";
import { useSession } from "../../api/content.ts";
import { useLiveLook } from "../../api/publication.ts";
import { Button } from "../../ui/button.tsx";
import { ExactWords } from "../../ui/details.tsx";
import { Note } from "../../ui/note.tsx";
import { exactTime, hostOf, isOnlyHere } from "./words.ts";

/** The computer's own connection failed, or the name of the site isn't known: whether visitors see it, nobody can tell here. */
const offline = /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH/;

/** Whether the site gave no page although this computer is online, as far as one can tell from here. */
export const isSiteDown = (look: LiveLook | undefined): boolean =>
  look?.reading.error !== undefined && !offline.test(look.reading.error);

/** Says that the site is down and what to do; undefined if it isn't, or wasn't looked at yet. */
export function downWords(look: LiveLook | undefined, timeZone: string) {
  if (!look?.reading.error) return undefined;
  const { reading, url } = look;
  const looked = `I looked at ${exactTime(reading.at, timeZone)}`;
  if (!isSiteDown(look)) {
    return {
      title: "I can’t reach your site",
      text: `${looked}: this computer isn’t online, or the name ${hostOf(url)} isn’t known. Check the internet, then look again.`,
    };
  }
  return {
    title: "Your site is down",
    text: isOnlyHere(look)
      ? `${looked}, and nothing answers at ${hostOf(url)} on this computer, so no email goes out. Start it in the Terminal with npm start, then look again.`
      : `${looked}, and ${hostOf(url)} shows no page: visitors can hardly read it or write to you, and no email may go out. Ask whoever helps you to look at the server.`,
  };
}

/** Above everything that a site which is down explains. */
export function SiteDownNote() {
  const { timeZone } = useSession().business;
  const { look } = useLiveLook();
  const words = downWords(look, timeZone);
  if (!words) return null;
  return (
    <Note kind="bad" title={words.title}>
      <p>{words.text}</p>
      <p className="row">
        <LookAgain />
      </p>
      <ExactWords>{look?.reading.error ?? ""}</ExactWords>
    </Note>
  );
}

/** Looks at the live site now. */
export function LookAgain() {
  const { isLooking, lookNow } = useLiveLook();
  const [isAsked, setAsked] = useState(false);
  const look = () => {
    setAsked(true);
    lookNow();
  };
  return (
    <>
      <Button small isBusy={isAsked && isLooking} onClick={look}>
        {isAsked && isLooking ? "Looking…" : "Look again"}
      </Button>
      <span role="status" className="vh">
        {isAsked && !isLooking && "Looked just now."}
      </span>
    </>
  );
}
