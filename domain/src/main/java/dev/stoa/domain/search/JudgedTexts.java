package dev.stoa.domain.search;

import dev.stoa.domain.trust.Trust;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/**
 * Which of some texts a query leaves out, and how far the others are trusted.
 *
 * @param trusts by id; empty if texts of this source have no origin
 */
public record JudgedTexts(Set<String> leftOut, Map<String, Trust> trusts) {

  /** All of them count, and none has an origin. */
  public static final JudgedTexts ALL = new JudgedTexts(HashSet.empty(), HashMap.empty());
}
