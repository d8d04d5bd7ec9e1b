import path from "node:path";

/** Where tests find the second owner's content, the modules compiled from it, and her site. */
export const anotherProject = path.resolve(".generated/another-owner");

/** The modules in it: what `#content` is for her tests. */
export const anotherModules = path.join(anotherProject, "modules");
