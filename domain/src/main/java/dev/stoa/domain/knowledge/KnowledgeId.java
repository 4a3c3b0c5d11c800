package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a knowledge entry. */
public record KnowledgeId(String value) implements TextKey<KnowledgeId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public KnowledgeId {
    PlainText.require("knowledge_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
