package dev.stoa.domain.audit.aua;

/** The first thing wrong with an imported chain. */
public record AuaFault(long rowId, Kind kind, String explanation) {

  /** How such a chain can be broken. */
  public enum Kind {
    /** No reading of the row gives its hash. */
    ALTERED,
    /** The row continues one that is known, but is not the last. */
    FORKED,
    /** The row continues one that does not exist. */
    MISSING
  }
}
