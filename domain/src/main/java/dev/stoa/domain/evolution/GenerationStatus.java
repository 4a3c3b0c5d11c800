package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/** The state of a generation. */
public enum GenerationStatus implements Labelled {
  /** Deployed; a workspace has at most one. */
  ACTIVE,
  /** A candidate that is being tried. */
  SHADOW_TRIAL,
  /** Replaced, or a candidate that failed. */
  ARCHIVED;

  /** What a generation may become from each state; there is no other change of state. */
  private static final Map<GenerationStatus, Set<GenerationStatus>> NEXT =
      HashMap.of(
          SHADOW_TRIAL, HashSet.of(ACTIVE, ARCHIVED),
          ACTIVE, HashSet.of(ARCHIVED),
          ARCHIVED, HashSet.empty());

  /** The status of a label. */
  public static GenerationStatus labelled(String label) {
    return Labelled.of(GenerationStatus.class, "status", label);
  }

  /** The states a generation may be in next. */
  public Set<GenerationStatus> next() {
    return NEXT.get(this).getOrElse(HashSet.empty());
  }
}
