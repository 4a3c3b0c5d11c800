package dev.stoa.domain.trust;

import io.vavr.collection.Seq;

/**
 * How a debate was concluded.
 *
 * @param answer what was concluded
 * @param isAgreed whether a consensus was reached
 * @param voters the ids of the agents that voted
 */
public record Verdict(String answer, boolean isAgreed, Seq<String> voters) {

  /** The word before an item in an answer that affirms it. */
  public static final String AFFIRMS = "affirms ";

  /** Whether it was agreed that an item is right. */
  public boolean affirms(ItemRef item) {
    return isAgreed && (answer + " ").contains(AFFIRMS + item.text() + " ");
  }
}
