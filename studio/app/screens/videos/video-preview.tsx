import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { embedUrl } from "../../../../site/components/video/player.ts";
import { classNames } from "../../../../site/ui/class-names.ts";
import { api, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import { Button } from "../../ui/button.tsx";
import ui from "../../ui/ui.module.css";
import styles from "./videos.module.css";

type VideoPreviewProps = {
  readonly id: string;
  readonly title: string;
  /** Where on the site it stands. */
  readonly address: string;
  /** What is saved of it: the page is loaded again when that changes. */
  readonly saved: string;
};

/** A video: what YouTube says of it, played, and on its page as visitors will see it. */
export const VideoPreview = ({ id, title, address, saved }: VideoPreviewProps) => (
  <>
    <Found id={id} />
    <Play key={id} id={id} title={title} />
    <OnItsPage address={address} title={title} saved={saved} />
  </>
);

/** Asks YouTube about a video. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: ["video", id],
    queryFn: () => read(api.videos[":id"].$get({ param: { id } })),
    staleTime: 60_000,
  });

/** What YouTube says of the video. Nothing waits for it. */
function Found({ id }: { readonly id: string }) {
  const { data, isError } = useQuery(videoQuery(id));
  const state = isError ? "unknown" : data?.state;
  return (
    <p className={state === "private" || state === "missing" ? ui.error : ui.hint} role="status">
      {state === undefined && "Asking YouTube about it…"}
      {state === "found" && `YouTube calls it “${data?.title}”.`}
      {state === "private" &&
        "YouTube doesn’t show this video here: it’s private, or other sites may not play it. There, set it to Public or Unlisted, and allow embedding."}
      {state === "missing" && "YouTube has no such video. If you can watch it there, copy its link again."}
      {state === "unknown" && "I couldn’t ask YouTube whether it’s there; play it below to see."}
    </p>
  );
}

type PlayProps = Pick<VideoPreviewProps, "id" | "title">;

/** Plays the video. Nothing is loaded into the window from YouTube before the button is pressed. */
function Play({ id, title }: PlayProps) {
  const [isOn, setOn] = useState(false);
  if (!isOn) {
    return (
      <p className={ui.row}>
        <Button small onClick={() => setOn(true)}>
          Play it here<span className={ui.visuallyHidden}>: {title}</span>
        </Button>
        <span className={ui.hint}>It loads from YouTube when you play it.</span>
      </p>
    );
  }
  return (
    <div className={styles.player}>
      <iframe
        title={`The video of “${title}”`}
        src={embedUrl(id)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // YouTube refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
      <p className={ui.hint}>Loaded from YouTube.</p>
    </div>
  );
}

type OnItsPageProps = Omit<VideoPreviewProps, "id">;

function OnItsPage({ address, title, saved }: OnItsPageProps) {
  const url = useSession().previewOrigin + address;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>As visitors will see it</summary>
      {isOpen && (
        <div className={classNames(ui.tightStack, styles.page)}>
          <iframe
            key={saved}
            title={`“${title}” on its page`}
            src={url}
            sandbox="allow-scripts allow-same-origin"
          />
          <p>
            <a href={url} target="_blank" rel="noreferrer">
              Open the page
            </a>
          </p>
        </div>
      )}
    </details>
  );
}
