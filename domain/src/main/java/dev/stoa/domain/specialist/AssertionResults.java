package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores the results of assertions; they are appended. */
public interface AssertionResults {

  /** Appends a result; its session must be stored. */
  void append(AssertionResult result);

  /** Those that the filter accepts, newest first, after a position. */
  Seq<AssertionResult> of(
      AssertionFilter filter, Option<TimePosition<AssertionId>> after, int limit);

  /** How each assertion fared, by name, among those that the filter accepts. */
  Seq<AssertionCounts> counts(AssertionFilter filter, int limit);
}
