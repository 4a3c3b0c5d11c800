package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.WordChunks.WORD_CHUNKS;
import static dev.stoa.schema.generated.tables.WordDead.WORD_DEAD;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;
import static dev.stoa.schema.generated.tables.WordStates.WORD_STATES;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Param;

/** The statements on the segments of the index of words. */
final class SegmentSql {

  static final Param<Long> FIRST = Params.named("first", WORD_CHUNKS.ID);
  static final Param<Long> LAST = Params.named("last", WORD_CHUNKS.ID);
  static final ListParam<Long> IDS = Params.list("ids", WORD_SEGMENTS.ID);

  private static final Condition OF_SOURCE = WORD_STATES.SOURCE.eq(Params.of(WORD_STATES.SOURCE));
  private static final Condition SEGMENT_OF_SOURCE =
      WORD_SEGMENTS.SOURCE.eq(Params.of(WORD_SEGMENTS.SOURCE));
  private static final Condition CHUNKS = WORD_CHUNKS.ID.between(FIRST, LAST);

  static final Statement OPEN =
      Statement.of(
          () ->
              insertInto(WORD_STATES)
                  .set(Params.of(List.of(WORD_STATES.SOURCE, WORD_STATES.CUT, WORD_STATES.BORN)))
                  .onConflictDoNothing());

  /** Held by who changes the segments of a source; none if another holds it. */
  static final Statement TAKE =
      Statement.of(
          dialect ->
              dialect.lockFreeRows(
                  select(WORD_STATES.CUT, WORD_STATES.BORN).from(WORD_STATES).where(OF_SOURCE)));

  /** As above, but waits for another. */
  static final Statement WAIT =
      Statement.of(
          dialect ->
              dialect.lockRows(
                  select(WORD_STATES.CUT, WORD_STATES.BORN).from(WORD_STATES).where(OF_SOURCE)));

  static final Statement STATE =
      Statement.of(
          () -> select(WORD_STATES.CUT, WORD_STATES.BORN).from(WORD_STATES).where(OF_SOURCE));
  static final Statement SET_STATE =
      Statement.of(
          () ->
              update(WORD_STATES)
                  .set(Params.of(List.of(WORD_STATES.CUT, WORD_STATES.BORN)))
                  .where(OF_SOURCE));
  static final Statement SEGMENTS =
      Statement.of(
          () ->
              select(
                      WORD_SEGMENTS.ID,
                      WORD_SEGMENTS.WORDS,
                      WORD_SEGMENTS.CHUNKS,
                      WORD_SEGMENTS.DEAD)
                  .from(WORD_SEGMENTS)
                  .where(SEGMENT_OF_SOURCE));
  static final Statement HEADS =
      Statement.of(
          () ->
              select(WORD_SEGMENTS.ID, WORD_SEGMENTS.HEAD)
                  .from(WORD_SEGMENTS)
                  .where(IDS.contains(WORD_SEGMENTS.ID)));
  static final Statement ADD =
      Statement.returning(
          () ->
              insertInto(WORD_SEGMENTS)
                  .set(
                      Params.of(
                          List.of(
                              WORD_SEGMENTS.SOURCE,
                              WORD_SEGMENTS.TEXTS,
                              WORD_SEGMENTS.WORDS,
                              WORD_SEGMENTS.CHUNKS,
                              WORD_SEGMENTS.HEAD))),
          WORD_SEGMENTS.ID);
  static final Statement SET_DEAD =
      Statement.of(
          () ->
              update(WORD_SEGMENTS)
                  .set(Params.of(List.of(WORD_SEGMENTS.WORDS, WORD_SEGMENTS.DEAD)))
                  .where(WORD_SEGMENTS.ID.eq(Params.of(WORD_SEGMENTS.ID))));
  static final Statement REMOVE =
      Statement.of(
          () -> deleteFrom(WORD_SEGMENTS).where(WORD_SEGMENTS.ID.eq(Params.of(WORD_SEGMENTS.ID))));
  static final Statement ADD_CHUNK =
      Statement.of(
          () -> insertInto(WORD_CHUNKS).set(Params.of(List.of(WORD_CHUNKS.ID, WORD_CHUNKS.BYTES))));
  static final Statement CHUNKS_OF =
      Statement.of(
          () ->
              select(WORD_CHUNKS.ID, WORD_CHUNKS.BYTES)
                  .from(WORD_CHUNKS)
                  .where(CHUNKS)
                  .orderBy(WORD_CHUNKS.ID));
  static final Statement SOME_CHUNKS =
      Statement.of(
          () ->
              select(WORD_CHUNKS.ID, WORD_CHUNKS.BYTES)
                  .from(WORD_CHUNKS)
                  .where(IDS.contains(WORD_CHUNKS.ID)));
  static final Statement REMOVE_CHUNKS = Statement.of(() -> deleteFrom(WORD_CHUNKS).where(CHUNKS));
  static final Statement DEAD =
      Statement.of(
          () ->
              select(WORD_DEAD.ENTRY)
                  .from(WORD_DEAD)
                  .where(WORD_DEAD.SOURCE.eq(Params.of(WORD_DEAD.SOURCE))));
  static final Statement SETTLED_DEAD =
      Statement.of(
          dialect ->
              select(WORD_DEAD.ENTRY)
                  .from(WORD_DEAD)
                  .where(WORD_DEAD.SOURCE.eq(Params.of(WORD_DEAD.SOURCE)))
                  .and(WORD_DEAD.ENTRY.ge(FIRST))
                  .and(WORD_DEAD.ENTRY.lt(dialect.settledEntries())));
  static final Statement FORGET =
      Statement.of(
          () ->
              deleteFrom(WORD_DEAD)
                  .where(WORD_DEAD.SOURCE.eq(Params.of(WORD_DEAD.SOURCE)))
                  .and(IDS.contains(WORD_DEAD.ENTRY)));

  private SegmentSql() {}
}
