package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Labelled;

/** The JSON of debates that can be searched for members. */
public final class DebateJsonColumn {

  private DebateJsonColumn() {}

  /** Of sessions. */
  public enum OfSession implements Labelled {
    CONFIG,
    METADATA
  }

  /** Of turns. */
  public enum OfTurn implements Labelled {
    METADATA,
    REFLECTIONS,
    TOOL_CALLS
  }
}
