package dev.stoa.domain.kernel;

import io.vavr.control.Option;
import java.time.Instant;

/** Whether a list has what is live, what is archived, or both. */
public enum ArchiveFilter implements Labelled {
  /** What is not archived. */
  LIVE,
  /** What is archived. */
  ARCHIVED,
  /** Both. */
  ALL;

  /** Whether something archived at this time, or never, is in the list. */
  public boolean includes(Option<Instant> archivedAt) {
    return this == ALL || (this == ARCHIVED) == archivedAt.isDefined();
  }
}
