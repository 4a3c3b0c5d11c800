package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Versions.VERSIONS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.Param;

/**
 * What was there of the versions of a table when they were read: equal until one is added.
 *
 * @param last the end of the newest
 * @param recent how many ended shortly before it, or with it: units may commit in another order
 */
public record SeenVersions(Instant last, long recent) {

  private static final Duration SHORTLY = Duration.ofMinutes(1);
  private static final Param<String> KIND = Params.of(VERSIONS.KIND);
  private static final Param<Instant> AFTER = Params.named("after", VERSIONS.RECORDED_UNTIL);
  private static final Param<Instant> UP_TO = Params.named("up_to", VERSIONS.RECORDED_UNTIL);
  private static final Field<Long> COUNT = count().cast(Long.class).as("recent");

  static final Statement LAST =
      Statement.of(
          () ->
              select(VERSIONS.RECORDED_UNTIL)
                  .from(VERSIONS)
                  .where(VERSIONS.KIND.eq(KIND))
                  .orderBy(VERSIONS.RECORDED_UNTIL.desc())
                  .limit(inline(1)));

  /** Between two instants: of an open end PostgreSQL expects so much that it counts in parallel. */
  static final Statement RECENT =
      Statement.of(
          () ->
              select(COUNT)
                  .from(VERSIONS)
                  .where(VERSIONS.KIND.eq(KIND))
                  .and(VERSIONS.RECORDED_UNTIL.gt(AFTER))
                  .and(VERSIONS.RECORDED_UNTIL.le(UP_TO)));

  /** Of the table of this name, in a session that reads all versions. */
  public static SeenVersions of(JooqSession session, String kind) {
    Option<Instant> last =
        session.one(LAST, binds -> binds.set(KIND, kind), row -> row.get(VERSIONS.RECORDED_UNTIL));
    if (last.isEmpty()) {
      return new SeenVersions(Instants.EARLIEST, 0);
    }
    long recent =
        session
            .one(
                RECENT,
                binds ->
                    binds
                        .set(KIND, kind)
                        .set(AFTER, last.get().minus(SHORTLY))
                        .set(UP_TO, last.get()),
                row -> row.get(COUNT))
            .get();
    return new SeenVersions(last.get(), recent);
  }
}
