package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a relation. */
public record RelationId(String value) implements TextKey<RelationId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public RelationId {
    PlainText.require("relation_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
