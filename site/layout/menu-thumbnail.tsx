import blog from "#pictures/thumb-blog.svg";
import sundayClass from "#pictures/thumb-class.svg";
import coaching from "#pictures/thumb-coaching.svg";
import course from "#pictures/thumb-course.svg";
import practices from "#pictures/thumb-practices.svg";
import room from "#pictures/thumb-room.svg";
import videos from "#pictures/thumb-videos.svg";
import { paths } from "../../domain/pages.ts";

const thumbnails: Readonly<Record<string, string>> = {
  [paths.sundayClass]: sundayClass,
  [paths.course]: course,
  [paths.personalCoaching]: coaching,
  [paths.practise]: room,
  [paths.guidedPractices]: practices,
  [paths.blog]: blog,
  [paths.videos]: videos,
};

/** A detail of a page's picture beside its menu entry. Requested when the menu first shows. */
export function MenuThumbnail({ to }: { to: string }) {
  const source = thumbnails[to];
  return source ? <img src={source} alt="" width={72} height={52} loading="lazy" decoding="async" /> : null;
}
