package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** How a query is answered. */
public enum QueryRoute implements Labelled {
  /** By one specialist. */
  SINGLE,
  /** By several, whose answers compete. */
  FANOUT,
  /** No specialist is sure enough: an arbiter decides. */
  ARBITER;

  /** The route of a label. */
  public static QueryRoute labelled(String label) {
    return Labelled.of(QueryRoute.class, "route", label);
  }
}
