import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "postcss";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Puts each CSS Module into the cascade layer of its folder, unless it names its layers itself.
 *
 * @param layers by folder; a folder stands before those around it
 */
export const layersOf = (layers: Readonly<Record<string, string>>): Plugin => ({
  postcssPlugin: "layers-of-folders",
  Once(root, { AtRule }) {
    const file = path.relative(repository, root.source?.input.file ?? "").replaceAll(path.sep, "/");
    const [, params] = Object.entries(layers).find(([folder]) => file.startsWith(`${folder}/`)) ?? [];
    const isNamed = root.some((node) => node.type === "atrule" && node.name === "layer");
    if (!params || isNamed || !file.endsWith(".module.css")) return;
    const layer = new AtRule({ name: "layer", params, nodes: [] });
    layer.append(root.nodes);
    root.append(layer);
  },
});
