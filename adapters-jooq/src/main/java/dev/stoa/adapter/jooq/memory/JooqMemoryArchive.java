package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.ARCHIVED;
import static dev.stoa.adapter.jooq.memory.MemorySql.and;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.SelectSeekStep1;

/** The archive in the table {@code continuum_memory_archive}. */
public final class JooqMemoryArchive implements MemoryArchive {

  private static final List<Field<?>> GIVEN =
      and(
          and(List.of(ARCHIVED.id), and(ARCHIVED.written(), ARCHIVED.standing())),
          List.of(CONTINUUM_MEMORY_ARCHIVE.ARCHIVED_AT, CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_REASON));
  private static final Condition OF_ID =
      CONTINUUM_MEMORY_ARCHIVE.ID.eq(Params.of(CONTINUUM_MEMORY_ARCHIVE.ID));

  private static final Statement ADD =
      Statement.of(() -> insertInto(CONTINUUM_MEMORY_ARCHIVE).set(Params.of(GIVEN)));
  static final Statement LATEST = Statement.of(() -> latestFirst(OF_ID).limit(inline(1)));
  static final Statement BEFORE =
      Statement.of(
          () ->
              latestFirst(
                      CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID.lt(
                          Params.of(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID)))
                  .limit(MemorySql.LIMIT));
  static final Statement PURGE =
      Statement.of(() -> deleteFrom(CONTINUUM_MEMORY_ARCHIVE).where(OF_ID));

  private final JooqSession session;

  public JooqMemoryArchive(JooqSession session) {
    this.session = session;
  }

  private static SelectSeekStep1<Record, Long> latestFirst(Condition wanted) {
    return select(and(GIVEN, List.of(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID)))
        .from(CONTINUUM_MEMORY_ARCHIVE)
        .where(wanted)
        .orderBy(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID.desc());
  }

  @Override
  public void add(Seq<Memory> memories, String reason, Instant at) {
    if (memories.nonEmpty()) {
      session.batch(
          ADD,
          memories,
          (binds, memory) -> {
            MemoryRows.bindWritten(ARCHIVED, binds, memory);
            MemoryRows.bindStanding(ARCHIVED, binds, memory)
                .set(CONTINUUM_MEMORY_ARCHIVE.ARCHIVED_AT, at)
                .set(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_REASON, reason);
          });
    }
  }

  @Override
  public Option<ArchivedMemory> latest(MemoryId id) {
    return session.one(
        LATEST,
        binds -> binds.set(CONTINUUM_MEMORY_ARCHIVE.ID, id.value()),
        JooqMemoryArchive::archived);
  }

  @Override
  public Seq<ArchivedMemory> before(Option<Long> sequence, int limit) {
    return session.list(
        BEFORE,
        binds ->
            binds
                .set(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID, sequence.getOrElse(Long.MAX_VALUE))
                .set(MemorySql.LIMIT, limit),
        JooqMemoryArchive::archived);
  }

  @Override
  public long purge(MemoryId id) {
    return session.change(PURGE, binds -> binds.set(CONTINUUM_MEMORY_ARCHIVE.ID, id.value()));
  }

  @Override
  public long count() {
    return session.dsl().fetchCount(CONTINUUM_MEMORY_ARCHIVE);
  }

  private static ArchivedMemory archived(Row row) throws SQLException {
    return new ArchivedMemory(
        row.get(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID),
        MemoryRows.memory(ARCHIVED, row),
        row.get(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_REASON),
        row.get(CONTINUUM_MEMORY_ARCHIVE.ARCHIVED_AT));
  }
}
