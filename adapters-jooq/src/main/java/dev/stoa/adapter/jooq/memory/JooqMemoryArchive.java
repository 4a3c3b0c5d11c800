package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryRows.ARCHIVED;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The archive in the table {@code continuum_memory_archive}. */
public final class JooqMemoryArchive implements MemoryArchive {

  /** The engine numbers what is added. */
  private static final long UNNUMBERED = 0;

  static final Lookup<String, ArchivedMemory> BY_ID = ARCHIVED.by(CONTINUUM_MEMORY_ARCHIVE.ID);
  static final Pages<Long, ArchivedMemory> NEWEST =
      ARCHIVED.pages(Order.descending(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID, id -> id));
  static final Filter<String> OF_ID = Filter.eq(CONTINUUM_MEMORY_ARCHIVE.ID);

  private final JooqSession session;

  public JooqMemoryArchive(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<Memory> memories, String reason, Instant at) {
    ARCHIVED.add(
        session, memories.map(memory -> new ArchivedMemory(UNNUMBERED, memory, reason, at)));
  }

  @Override
  public Option<ArchivedMemory> latest(MemoryId id) {
    return NEWEST.page(session, Filters.NONE.and(OF_ID, id.value()), Option.none(), 1).headOption();
  }

  @Override
  public Seq<ArchivedMemory> before(Option<Long> sequence, int limit) {
    return NEWEST.page(
        session, Filters.NONE, Option.some(sequence.getOrElse(Long.MAX_VALUE)), limit);
  }

  @Override
  public long purge(MemoryId id) {
    return BY_ID.remove(session, id.value());
  }

  @Override
  public long count() {
    return session.dsl().fetchCount(CONTINUUM_MEMORY_ARCHIVE);
  }
}
