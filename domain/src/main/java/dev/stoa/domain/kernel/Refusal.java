package dev.stoa.domain.kernel;

/** A normal answer that says no, in one sentence that names what is wrong and what to do. */
public interface Refusal {

  /** For example {@code audit entry 7 does not exist: the log ends at 5}. */
  String sentence();
}
