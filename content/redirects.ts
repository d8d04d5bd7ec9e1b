/**
 * Removed URLs and where they redirect. Case and a trailing slash don't matter; `*` matches one segment of the
 * path.
 */
export type Redirect = { readonly from: string; readonly to: string };

export const redirects: readonly Redirect[] = [
  { from: "/category/lessons-and-tips/feed", to: "/" },
  { from: "/courses/*", to: "/" },
  { from: "/product-category/specialist-program", to: "/" },
  { from: "/the-strengths-of-mindfulness-reducing-avoidance", to: "/" },
  { from: "/product/3-hour-workshop", to: "/" },
  { from: "/product/4-week-course", to: "/" },
  { from: "/online-mindfulness-course", to: "/8-week-mindfulness-course" },
  { from: "/blog/where-does-mindfulness-come-from", to: "/blog/where-mindfulness-comes-from" },
  { from: "/blog/how-does-meditation-change-the-brain", to: "/blog/how-meditation-changes-brain" },
];
