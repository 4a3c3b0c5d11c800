package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a judged mutation. */
public record MutationId(String value) implements TextKey<MutationId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public MutationId {
    PlainText.require("mutation_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
