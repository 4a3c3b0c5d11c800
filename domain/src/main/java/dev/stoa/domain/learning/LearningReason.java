package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.Labelled;

/** Why a candidate became what it did. */
public enum LearningReason implements Labelled {
  /** No memory of the scope says it. */
  UNKNOWN,
  /** It would supersede a memory that is trusted more, so it is stored beside that. */
  LESS_TRUSTED,
  /** It would supersede a red-lined memory, so it is stored beside that. */
  PROTECTED,
  /** A memory has the same text. */
  SAME_TEXT,
  /** A memory says it in nearly the same words. */
  NEAR_DUPLICATE,
  /** The proposal says so. */
  CLAIMED,
  /** It says all that a memory says, and more. */
  SAYS_MORE,
  /** It says the same as a memory but for a negation. */
  NEGATED,
  /** The memory that says it was read in this conversation. */
  RECALLED,
  /** It was learned from the same message or text before. */
  LEARNED_BEFORE,
  /** A memory says all of it, and more. */
  SAYS_LESS,
  /** It was said before the memory that it would supersede became true. */
  OUTDATED,
  /** The memory that says it is withdrawn, or true at another time. */
  NOT_CURRENT;

  /** The reason of a label. */
  public static LearningReason labelled(String label) {
    return Labelled.of(LearningReason.class, "reason", label);
  }
}
