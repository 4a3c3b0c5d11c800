package dev.stoa.domain.contextbackup;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Compares backups with the conversations they should cover. */
public interface BackupCoverage {

  /**
   * Views of conversations of at least this many messages that no backup covers to the end, in the
   * order of {@link GapPosition}, after a position.
   */
  Seq<CoverageGap> gaps(int minMessages, Option<GapPosition> after, int limit);

  /**
   * How many views of conversations of at least this many messages are covered, and how many such
   * conversations have no view.
   */
  CoverageCount count(int minMessages);
}
