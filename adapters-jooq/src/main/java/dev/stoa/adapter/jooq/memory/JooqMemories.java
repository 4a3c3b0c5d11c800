package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryColumns.LIVE;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;

import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.exception.DataAccessException;

/** The memories in the table {@code continuum_memory}. */
public final class JooqMemories implements Memories {

  private final JooqSession session;

  public JooqMemories(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<Boolean> addAll(Seq<Memory> memories) {
    // A driver that sends many inserts as one does not say which of them did something.
    return session.dialect().sendsTogether() && memories.size() > 1
        ? addTogether(memories)
        : Vector.ofAll(session.changeAll(MemorySql.ADD, memories, JooqMemories::whole))
            .map(rows -> rows == 1);
  }

  private Seq<Boolean> addTogether(Seq<Memory> memories) {
    Seq<MemoryId> ids = memories.map(Memory::id);
    java.util.Map<MemoryId, Stored> before = stored(ids);
    session.changeAll(MemorySql.ADD, memories, JooqMemories::whole);
    java.util.Map<MemoryId, Stored> added = stored(ids);
    added.keySet().removeAll(before.keySet());
    // Taken out once found, so that of two with one id only the first was added.
    return memories.map(one -> added.remove(one.id(), Stored.of(one))).toVector();
  }

  /** What tells a memory from another that was added under its id at the same time. */
  private record Stored(String contentHash, Instant createdAt) {

    static Stored of(Memory memory) {
      return new Stored(memory.contentKey().value(), memory.times().createdAt());
    }
  }

  private java.util.Map<MemoryId, Stored> stored(Seq<MemoryId> ids) {
    java.util.Map<MemoryId, Stored> existing = new java.util.HashMap<>();
    session.each(
        MemorySql.STORED,
        binds -> binds.set(MemorySql.IDS, ids.map(MemoryId::value)),
        row ->
            existing.put(
                new MemoryId(row.get(CONTINUUM_MEMORY.ID)),
                new Stored(
                    row.get(CONTINUUM_MEMORY.CONTENT_HASH), row.get(CONTINUUM_MEMORY.CREATED_AT))));
    return existing;
  }

  @Override
  public Option<Memory> find(MemoryId id) {
    return session.one(
        MemorySql.BY_ID, binds -> binds.set(CONTINUUM_MEMORY.ID, id.value()), JooqMemories::memory);
  }

  @Override
  public Option<Memory> find(MemoryScope scope, ContentKey content) {
    return session.one(
        MemorySql.BY_CONTENT,
        binds ->
            binds
                .set(CONTINUUM_MEMORY.SCOPE, scope.value())
                .set(CONTINUUM_MEMORY.CONTENT_HASH, content.value()),
        JooqMemories::memory);
  }

  @Override
  public Seq<Memory> find(Seq<MemoryId> ids) {
    if (ids.isEmpty()) {
      return Vector.empty();
    }
    Map<MemoryId, Memory> found =
        session
            .list(
                MemorySql.BY_IDS,
                binds -> binds.set(MemorySql.IDS, ids.map(MemoryId::value)),
                JooqMemories::memory)
            .toMap(Memory::id, one -> one);
    return ids.flatMap(found::get);
  }

  @Override
  public Seq<Memory> lock(Seq<MemoryId> ids) {
    session.writing();
    return session.list(
        MemorySql.LOCKED,
        binds -> binds.set(MemorySql.IDS, ids.map(MemoryId::value)),
        JooqMemories::memory);
  }

  @Override
  public void save(Seq<Memory> memories) {
    if (memories.nonEmpty()) {
      session.batch(MemorySql.SAVE, memories, JooqMemories::standing);
    }
  }

  @Override
  public void rewrite(Memory memory) {
    try {
      session.change(MemorySql.REWRITE, binds -> whole(binds, memory));
    } catch (DataAccessException e) {
      SQLException cause = e.getCause(SQLException.class);
      if (cause != null && session.dialect().classify(cause) == Failure.DUPLICATE_KEY) {
        // Somebody else said the same since it was looked for; looked for again, it is found.
        throw JooqSession.conflict("another memory says the same since a moment ago");
      }
      throw e;
    }
  }

  @Override
  public void remove(Seq<MemoryId> ids) {
    session.run(MemorySql.REMOVE, binds -> binds.set(MemorySql.IDS, ids.map(MemoryId::value)));
  }

  @Override
  public Seq<Memory> after(Option<MemoryScope> scope, Option<MemoryId> id, int limit) {
    return session.list(
        scope.isEmpty() ? MemorySql.PAGE : MemorySql.PAGE_OF_SCOPE,
        binds -> {
          binds
              .set(MemorySql.AFTER, id.map(MemoryId::value).getOrElse(""))
              .set(MemorySql.LIMIT, limit);
          for (MemoryScope wanted : scope) {
            binds.set(CONTINUUM_MEMORY.SCOPE, wanted.value());
          }
        },
        JooqMemories::memory);
  }

  @Override
  public Seq<MemoryScope> scopes(Option<MemoryScope> after, int limit) {
    Seq<MemoryScope> found = Vector.empty();
    Option<MemoryScope> next = nextScope(after);
    while (next.isDefined() && found.size() < limit) {
      found = found.append(next.get());
      next = nextScope(next);
    }
    return found;
  }

  private Option<MemoryScope> nextScope(Option<MemoryScope> after) {
    return session.one(
        MemorySql.NEXT_SCOPE,
        binds -> binds.set(CONTINUUM_MEMORY.SCOPE, after.map(MemoryScope::value).getOrElse("")),
        row -> new MemoryScope(row.get(CONTINUUM_MEMORY.SCOPE)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.MEMORY;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return session.list(
        MemorySql.TEXTS,
        binds -> binds.set(MemorySql.AFTER, after.getOrElse("")).set(MemorySql.LIMIT, limit),
        row ->
            new SearchDocument(
                    SearchSource.MEMORY,
                    row.get(CONTINUUM_MEMORY.ID),
                    row.get(CONTINUUM_MEMORY.SCOPE),
                    row.get(CONTINUUM_MEMORY.CONTENT))
                .by(Option.of(row.get(CONTINUUM_MEMORY.AUTHOR)))
                .at(row.get(CONTINUUM_MEMORY.CREATED_AT)));
  }

  private static Memory memory(Row row) throws SQLException {
    return MemoryRows.memory(LIVE, row);
  }

  private static void whole(Binds binds, Memory memory) throws SQLException {
    standing(MemoryRows.bindWritten(LIVE, binds, memory), memory);
    binds.set(CONTINUUM_MEMORY.CONTENT_HASH, memory.contentKey().value());
  }

  private static void standing(Binds binds, Memory memory) throws SQLException {
    MemoryRows.bindStanding(LIVE, binds, memory)
        .set(CONTINUUM_MEMORY.ID, memory.id().value())
        .set(CONTINUUM_MEMORY.STRENGTH_KEY, memory.weight().strengthKey());
  }
}
