package dev.stoa.adapter.jooq.sql;

import static org.jooq.impl.DSL.row;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.OrderField;
import org.jooq.Param;
import org.jooq.SortOrder;

/** The order of a list by time and then by id, which {@link TimePosition}s are positions in. */
public final class TimeOrder {

  private static final String LAST_ID = Character.toString(Character.MAX_CODE_POINT);

  private final Field<Instant> at;
  private final Field<String> id;
  private final SortOrder direction;
  private final Param<Instant> lastAt;
  private final Param<String> lastId;

  private TimeOrder(Field<Instant> at, Field<String> id, SortOrder direction) {
    this.at = at;
    this.id = id;
    this.direction = direction;
    this.lastAt = Params.named("last_at", at);
    this.lastId = Params.named("last_id", id);
  }

  /** The natural order of positions: newest first, ties by descending id. */
  public static TimeOrder newestFirst(Field<Instant> at, Field<String> id) {
    return new TimeOrder(at, id, SortOrder.DESC);
  }

  /** The reverse order: oldest first, ties by id. */
  public static TimeOrder oldestFirst(Field<Instant> at, Field<String> id) {
    return new TimeOrder(at, id, SortOrder.ASC);
  }

  /** Whether a row comes after the last one of the previous page. */
  public Condition after() {
    return direction == SortOrder.DESC
        ? row(at, id).lt(lastAt, lastId)
        : row(at, id).gt(lastAt, lastId);
  }

  /** What the list is sorted by. */
  public List<OrderField<?>> order() {
    return List.of(at.sort(direction), id.sort(direction));
  }

  /** Sets the last row of the previous page. */
  public Binds bind(Binds binds, TimePosition<?> last) throws SQLException {
    return bind(binds, last.at(), last.id().value());
  }

  /** As {@link #bind}; without a previous page the list begins, so one statement is enough. */
  public Binds bindOrBegin(Binds binds, Option<? extends TimePosition<?>> last)
      throws SQLException {
    if (last.isDefined()) {
      return bind(binds, last.get());
    }
    return direction == SortOrder.DESC
        ? bind(binds, Instants.LATEST, LAST_ID)
        : bind(binds, Instants.EARLIEST, "");
  }

  private Binds bind(Binds binds, Instant time, String text) throws SQLException {
    return binds.set(lastAt, time).set(lastId, text);
  }
}
