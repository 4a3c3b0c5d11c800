package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** Names one piece of knowledge for ever. */
public record KnowledgeId(String value) implements Comparable<KnowledgeId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong id and text no store can hold. */
  public KnowledgeId {
    PlainText.require("knowledge_id", value, MAX_LENGTH);
  }

  /** By code point, which is how both engines order keys. */
  @Override
  public int compareTo(KnowledgeId other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
