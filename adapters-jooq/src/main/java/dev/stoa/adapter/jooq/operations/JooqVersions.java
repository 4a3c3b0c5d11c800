package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Versions.VERSIONS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.operations.Versions;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The versions that triggers write. */
final class JooqVersions implements Versions {

  /** Until when an erasure records what it changes, so that {@link #forget} finds it. */
  static final Instant FORGOTTEN = Instants.LATEST;

  /** The row that says since when versions are kept; it is the version of no table. */
  private static final String KEPT = "versions";

  private static final String SEPARATOR = "\u001f";

  private static final Param<String> KIND = Params.of(VERSIONS.KIND);
  private static final Param<Instant> END = Params.named("end", VERSIONS.RECORDED_UNTIL);
  private static final Param<String> SUBJECT = Params.named("subject", String.class);
  private static final Param<String> QUOTED = Params.named("quoted", String.class);

  private static final Rows<Instant> SINCE =
      Rows.<Instant>of(VERSIONS, row -> row.get(VERSIONS.RECORDED_UNTIL))
          .key(VERSIONS.KIND, until -> KEPT)
          .key(VERSIONS.ID, until -> KEPT)
          .key(VERSIONS.RECORDED_UNTIL, until -> until)
          .set(VERSIONS.RECORDED_FROM, until -> Instants.EARLIEST);

  private static final Statement FIND = Statement.of(() -> SINCE.select(VERSIONS.KIND.eq(KIND)));

  static final Statement REMOVE =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(
                      row(VERSIONS.KIND, VERSIONS.ID, VERSIONS.RECORDED_UNTIL)
                          .in(
                              select(VERSIONS.KIND, VERSIONS.ID, VERSIONS.RECORDED_UNTIL)
                                  .from(VERSIONS)
                                  .where(VERSIONS.KIND.eq(KIND))
                                  .and(VERSIONS.RECORDED_UNTIL.lt(END))
                                  .orderBy(VERSIONS.RECORDED_UNTIL)
                                  .limit(Rows.LIMIT))));

  private static final dev.stoa.schema.generated.tables.Versions CHANGED = VERSIONS.as("changed");

  private static final Statement FORGET_CHANGED =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(
                      row(VERSIONS.KIND, VERSIONS.ID)
                          .in(
                              select(CHANGED.KIND, CHANGED.ID)
                                  .from(CHANGED)
                                  .where(CHANGED.RECORDED_UNTIL.eq(END)))));

  /** Erasures are rare, so that no index finds these. */
  private static final Statement FORGET =
      Statement.of(
          () ->
              deleteFrom(VERSIONS)
                  .where(
                      ByDialect.condition(
                          dialect -> dialect.json().hasText(VERSIONS.CONTENT, QUOTED)))
                  .or(DSL.position(parts(VERSIONS.ID), parts(SUBJECT)).gt(inline(0))));

  private final JooqSession session;

  JooqVersions(JooqSession session) {
    this.session = session;
  }

  private static Field<String> parts(Field<String> text) {
    return DSL.concat(inline(SEPARATOR), text, inline(SEPARATOR));
  }

  @Override
  public Option<Instant> since() {
    return SINCE.one(session, FIND, binds -> binds.set(KIND, KEPT));
  }

  @Override
  public int removeBefore(Instant end, int limit) {
    int removed = 0;
    for (VersionedTable table : VersionedTable.ALL) {
      if (removed < limit) {
        removed += remove(table.name(), end, limit - removed);
      }
    }
    if (removed > 0) {
      remove(KEPT, end, 1);
      SINCE.addNew(session, Vector.of(end));
    }
    return removed;
  }

  private int remove(String kind, Instant end, int limit) {
    return session.change(
        REMOVE, binds -> binds.set(KIND, kind).set(END, end).set(Rows.LIMIT, limit));
  }

  /** Removes the versions of what an erasure has changed, and those that hold one of the texts. */
  void forget(Seq<String> texts) {
    session.change(FORGET_CHANGED, binds -> binds.set(END, FORGOTTEN));
    for (String text : texts) {
      session.change(
          FORGET,
          binds ->
              binds.set(SUBJECT, text).set(QUOTED, CanonicalJson.of(new JsonString(text)).text()));
    }
  }
}
