package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.kernel.Validity;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/** The conditions of rows that are true for a time. Most rows have neither beginning nor end. */
public final class ValidTimes {

  private final Field<Instant> from;
  private final Field<Instant> until;
  private final Param<Instant> begunBy;
  private final Param<Instant> notEndedBy;

  private ValidTimes(Field<Instant> from, Field<Instant> until) {
    this.from = from;
    this.until = until;
    this.begunBy = Params.named("begun_by", from);
    this.notEndedBy = Params.named("not_ended_by", until);
  }

  /** By the columns that say when a row begins and ends to be true. */
  public static ValidTimes in(Field<Instant> from, Field<Instant> until) {
    return new ValidTimes(from, until);
  }

  /** When a row is true. */
  public static Validity validity(Row row, Field<Instant> from, Field<Instant> until)
      throws SQLException {
    Option<Instant> beginning = Option.of(row.get(from));
    Option<Instant> end = Option.of(row.get(until));
    return beginning.isEmpty() && end.isEmpty() ? Validity.ALWAYS : new Validity(beginning, end);
  }

  /** What superseded a row. */
  public static <I extends TextKey<I>> Option<Successor<I>> successor(
      Row row, Field<String> by, Function<String, I> id, Field<Instant> formerUntil)
      throws SQLException {
    @Nullable String successor = row.get(by);
    return successor == null
        ? Option.none()
        : Option.some(new Successor<>(id.apply(successor), Option.of(row.get(formerUntil))));
  }

  /** Rows that are true at the instant. */
  public Condition included() {
    return from.isNull().or(from.le(begunBy)).and(until.isNull().or(until.gt(notEndedBy)));
  }

  /** Rows that are not, along an index of those that have a beginning or an end. */
  public Condition excluded() {
    return DSL.or(from.isNotNull(), until.isNotNull())
        .and(DSL.or(from.gt(begunBy), until.le(notEndedBy)));
  }

  /** Binds the instant; without one, every row is included. */
  public void bind(Binds binds, Option<Instant> instant) throws SQLException {
    binds
        .set(begunBy, instant.getOrElse(Instants.LATEST))
        .set(notEndedBy, instant.getOrElse(Instants.EARLIEST));
  }

  /** The rows of a list that are true at an instant. */
  public Filter<Instant> filter() {
    return Filter.of(included(), (binds, instant) -> bind(binds, Option.some(instant)));
  }
}
