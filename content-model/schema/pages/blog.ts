import { group, pageMetaFields, prose, text } from "../fields.ts";
import { button, heading, lead, picture } from "../page-fields.ts";

/** `content/pages/blog.yaml`. */
export const blogSchema = group("Blog", {
  meta: pageMetaFields({ slots: ["articles.count"] }),
  feed: group("Feed", {
    title: text("Title", { max: 80 }),
    copyright: text("Copyright", { max: 80 }),
  }),
  hero: group("First screen", { heading: heading(), lead: lead(), picture: picture() }),
  articleList: group("Articles", {
    heading: text("Heading, for screen readers", { max: 60 }),
    feed: prose("Link to the feed", { max: 80 }),
  }),
  closingCall: group("At the end", { heading: heading(), button: button() }),
});
