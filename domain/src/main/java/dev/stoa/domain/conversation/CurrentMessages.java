package dev.stoa.domain.conversation;

import io.vavr.control.Option;

/**
 * Which messages of a conversation a framework has in its memory; those before are history.
 *
 * @param from all messages from this number on
 * @param system the number of the system message that comes before all others; it is not repeated
 *     at its own place
 */
public record CurrentMessages(long from, Option<Long> system) {

  /** Every message. */
  public static final CurrentMessages ALL = new CurrentMessages(1, Option.none());
}
