/** A file of the site, as it is served. */
export type SiteFile = {
  readonly contentType: string;
  readonly body: string;
};
