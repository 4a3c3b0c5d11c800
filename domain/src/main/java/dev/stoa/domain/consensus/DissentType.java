package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;

/** The kinds of disagreement. */
public enum DissentType implements Labelled {
  MINOR_QUIBBLE,
  ALTERNATIVE_APPROACH,
  FUNDAMENTAL_DISAGREEMENT,
  EDGE_CASE_CONCERN,
  RISK_WARNING,
  ABSTENTION;

  /** An argument for another conclusion. */
  public static final Set<DissentType> CONTRARIAN =
      HashSet.of(FUNDAMENTAL_DISAGREEMENT, ALTERNATIVE_APPROACH);

  /** What warns of a conclusion. */
  public static final Set<DissentType> WARNINGS = HashSet.of(RISK_WARNING, EDGE_CASE_CONCERN);

  /** The type of a label. */
  public static DissentType labelled(String label) {
    return Labelled.of(DissentType.class, "dissent_type", label);
  }

  /** Whether an agent that files it counts as disagreeing. */
  public boolean disagrees() {
    return CONTRARIAN.contains(this) || WARNINGS.contains(this);
  }
}
