import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import type { Body as Tree } from "../../../../content-model/schema/article.ts";
import { elements } from "./elements.tsx";

/** The body of an article. Without an evaluator, nothing in it can run. */
export const Body = ({ of: tree }: { readonly of: Tree }) =>
  toJsxRuntime(tree, { Fragment, jsx, jsxs, components: elements });
