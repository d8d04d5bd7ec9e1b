/**
 * Addresses that used to exist and where they lead now. Letter case and a slash at the end never
 * matter; `*` stands for any one part of the path.
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
