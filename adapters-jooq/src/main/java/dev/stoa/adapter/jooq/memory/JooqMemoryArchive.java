package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.value;
import static dev.stoa.schema.generated.Tables.CONTINUUM_MEMORY_ARCHIVE;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.List;
import org.jooq.Field;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The archive in the table {@code continuum_memory_archive}. */
public final class JooqMemoryArchive implements MemoryArchive {

  private static final List<Field<?>> COLUMNS =
      MemoryColumns.and(MemoryColumns.ARCHIVED, MemoryColumns.OF_ARCHIVING);

  private final JooqSession session;
  private final RenderedSql add;
  private final RenderedSql latest;
  private final RenderedSql before;

  public JooqMemoryArchive(JooqSession session) {
    this.session = session;
    SQLDialect dialect = session.dialect().sql();
    // The last column numbers itself.
    List<Field<?>> given = COLUMNS.subList(0, COLUMNS.size() - 1);
    this.add =
        RenderedSql.of(
            dialect,
            DSL.insertInto(CONTINUUM_MEMORY_ARCHIVE)
                .columns(given)
                .values(MemoryColumns.values(given)));
    this.latest =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(CONTINUUM_MEMORY_ARCHIVE)
                .where(CONTINUUM_MEMORY_ARCHIVE.ID.eq(value(CONTINUUM_MEMORY_ARCHIVE.ID)))
                .orderBy(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID.desc())
                .limit(inline(1)));
    this.before =
        RenderedSql.of(
            dialect,
            DSL.select(COLUMNS)
                .from(CONTINUUM_MEMORY_ARCHIVE)
                .where(
                    CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID.lt(
                        value(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID)))
                .orderBy(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID.desc())
                .limit(param("limit", Integer.class)));
  }

  @Override
  public void add(Seq<Memory> memories, String reason, Instant at) {
    if (memories.nonEmpty()) {
      session
          .writing()
          .batch(
              add,
              memories,
              (binds, memory) ->
                  MemoryRows.bind(binds.text(memory.id().value()), memory)
                      .instant(at)
                      .text(reason));
    }
  }

  @Override
  public Option<ArchivedMemory> latest(MemoryId id) {
    return session.one(latest, binds -> binds.text(id.value()), MemoryRows::archived);
  }

  @Override
  public Seq<ArchivedMemory> before(Option<Long> sequence, int limit) {
    return session.list(
        before,
        binds -> binds.number(sequence.getOrElse(Long.MAX_VALUE)).number(limit),
        MemoryRows::archived);
  }

  @Override
  public long purge(MemoryId id) {
    return session
        .writing()
        .dsl()
        .deleteFrom(CONTINUUM_MEMORY_ARCHIVE)
        .where(CONTINUUM_MEMORY_ARCHIVE.ID.eq(id.value()))
        .execute();
  }

  @Override
  public long count() {
    return session.dsl().fetchCount(CONTINUUM_MEMORY_ARCHIVE);
  }
}
