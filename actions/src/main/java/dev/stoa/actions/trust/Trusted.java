package dev.stoa.actions.trust;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.trust.Origin;

/** What answers say of the trust in an item, and how callers ask for it. */
public final class Trusted {

  /** The least trust that is asked for. */
  public static final String LEAST =
      "Nothing less trusted: person, agent, tool, document, imported, or quarantined for all.";

  /** Where an item comes from, as part of a hit. */
  public static final View<Origin> WRITTEN =
      View.of(Origin.class)
          .leaveOut("item", "root", "raised", "quarantined_at", "recorded_at")
          .note("origin", "The class of who wrote it.")
          .note("principal", "Who wrote it: an agent, a token or a user.")
          .rename("source", "origin_source")
          .note("origin_source", "Where it comes from, as the writer stated it.")
          .note("trust", "The least of its class and of all that it was made from.");

  private Trusted() {}
}
