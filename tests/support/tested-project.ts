/** The folder whose content and build are tested: the project, or the site of another owner (tests/another-owner). */
export const testedProject = process.env.TESTED_PROJECT ?? ".";

/** What visitors can load. */
export const client = `${testedProject}/build/client`;
