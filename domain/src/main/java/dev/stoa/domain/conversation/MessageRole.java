package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.Labelled;

/** Who a message is from. */
public enum MessageRole implements Labelled {
  SYSTEM,
  USER,
  ASSISTANT,
  TOOL;

  /** The constant of a label. */
  public static MessageRole labelled(String label) {
    return Labelled.of(MessageRole.class, "role", label);
  }
}
