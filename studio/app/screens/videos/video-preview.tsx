import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, read } from "../../api/client.ts";
import { useSession } from "../../api/content.ts";
import ui from "../../ui/ui.module.css";

type VideoPreviewProps = {
  readonly id: string;
  readonly title: string;
  /** Where on the site it stands. */
  readonly address: string;
};

/** A video: what YouTube says of it, and the way to its page, where it plays as visitors will see it. */
export const VideoPreview = ({ id, title, address }: VideoPreviewProps) => (
  <>
    <Found id={id} />
    <p>
      <a href={useSession().previewOrigin + address} target="_blank" rel="noreferrer">
        See it play on its page<span className={ui.visuallyHidden}>: {title}</span>
      </a>
    </p>
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
      {state === "unknown" && "I couldn’t ask YouTube whether it’s there; play it on its page to see."}
    </p>
  );
}
