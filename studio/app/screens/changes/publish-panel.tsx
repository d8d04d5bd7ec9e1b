type PublishPanelProps = {
  /** The ids of the changes to publish. */
  readonly chosen: readonly string[];
  /** Booking pages of others on which the owner must change the same, before she publishes. */
  readonly bookingPages: readonly string[];
};

/** The checks, a note, and the button that publishes. */
export const PublishPanel = (_: PublishPanelProps) => (
  <section className="sheet pad stack-s">
    <h2>Publish</h2>
    <p className="soft">This part isn’t here yet.</p>
  </section>
);
