package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** Which queries and assertions are audited; a trail that has each of them grows with them. */
public enum QueryAudit implements Labelled {
  /** Each. */
  ALL,
  /** None: only settled queries are. */
  NONE;

  /** The choice of a label. */
  public static QueryAudit labelled(String label) {
    return Labelled.of(QueryAudit.class, "query audit", label);
  }
}
