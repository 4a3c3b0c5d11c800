package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** The id of a knowledge entry. */
public record KnowledgeId(String value) implements Comparable<KnowledgeId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public KnowledgeId {
    PlainText.require("knowledge_id", value, MAX_LENGTH);
  }

  /** By code point, like both engines. */
  @Override
  public int compareTo(KnowledgeId other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
