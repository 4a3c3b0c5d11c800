package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.unit.JooqSession;
import java.time.Instant;

/**
 * Finds instants in the log of matches.
 *
 * <p>Times never decrease along the log, so a binary search finds a position without an index that
 * every insert would have to update.
 */
final class LogTimes {

  private final JooqSession session;

  LogTimes(JooqSession session) {
    this.session = session;
  }

  /** The first sequence recorded at an instant or later, or the one after the last. */
  long firstAt(Instant instant) {
    long low = 1;
    long high = MatchesSql.NEWEST.head(session, Filters.NONE).getOrElse(0L) + 1;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (timeFrom(middle).isBefore(instant)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** When the first match at or after a sequence was recorded. */
  private Instant timeFrom(long sequence) {
    return session
        .one(
            MatchesSql.TIME_FROM,
            binds -> binds.set(MatchesSql.FROM, sequence),
            row -> row.get(MATCHES.CREATED_AT))
        .getOrElseThrow(() -> new IllegalStateException("the log ends before " + sequence));
  }
}
