package dev.stoa.adapter.jooq.memory;

import static dev.stoa.adapter.jooq.memory.MemoryRows.LIVE;
import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;

import dev.stoa.adapter.jooq.engine.Failure;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.trust.JooqOrigins;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.NamedMemory;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
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
    Seq<Boolean> added =
        session.dialect().sendsTogether() && memories.size() > 1
            ? addTogether(memories)
            : Vector.ofAll(LIVE.addNew(session, memories)).map(rows -> rows == 1);
    NameRows.add(session, memories.zip(added).filter(one -> one._2).map(one -> one._1));
    return added;
  }

  private Seq<Boolean> addTogether(Seq<Memory> memories) {
    java.util.Set<Added> added = new java.util.HashSet<>();
    session.insert(
        MemorySql.ADD_MANY,
        memories,
        LIVE::bind,
        row ->
            added.add(
                new Added(
                    row.get(CONTINUUM_MEMORY.ID),
                    row.get(CONTINUUM_MEMORY.SCOPE),
                    row.get(CONTINUUM_MEMORY.CONTENT_HASH))));
    // Taken out once found, so that of two that are equal only the first was added.
    return memories.map(one -> added.remove(Added.of(one))).toVector();
  }

  /** What distinguishes a memory from others that are added at the same time. */
  private record Added(String id, String scope, String contentHash) {

    static Added of(Memory memory) {
      return new Added(memory.id().value(), memory.scope().value(), memory.contentKey().value());
    }
  }

  @Override
  public Option<Memory> find(MemoryId id) {
    return MemorySql.BY_ID.find(session, id.value());
  }

  @Override
  public Option<Memory> find(MemoryScope scope, ContentKey content) {
    return LIVE.one(
        session,
        MemorySql.BY_CONTENT,
        binds ->
            binds
                .set(CONTINUUM_MEMORY.SCOPE, scope.value())
                .set(CONTINUUM_MEMORY.CONTENT_HASH, content.value()));
  }

  @Override
  public Seq<Memory> find(Seq<MemoryId> ids) {
    Map<MemoryId, Memory> found =
        MemorySql.BY_ID.find(session, ids.map(MemoryId::value)).toMap(Memory::id, one -> one);
    return ids.flatMap(found::get);
  }

  @Override
  public Seq<Tuple2<Memory, Origin>> withOrigins(Seq<MemoryId> ids) {
    if (ids.isEmpty()) {
      return Vector.empty();
    }
    if (session.isPast()) {
      return withOriginsOfThen(ids);
    }
    Map<MemoryId, Tuple2<Memory, Origin>> found =
        session
            .list(
                MemorySql.WITH_ORIGINS,
                binds -> binds.set(MemorySql.IDS, ids.map(MemoryId::value)),
                row -> {
                  Memory memory = LIVE.read(row);
                  return new Tuple2<>(
                      memory,
                      JooqOrigins.joined(row)
                          .getOrElse(
                              () -> Origin.unknown(ItemKind.MEMORY.ref(memory.id().value()))));
                })
            .toMap(one -> one._1.id(), one -> one);
    return ids.flatMap(found::get);
  }

  /** By two queries: an outer join reads all origins as they were. */
  private Seq<Tuple2<Memory, Origin>> withOriginsOfThen(Seq<MemoryId> ids) {
    Map<ItemRef, Origin> origins =
        new JooqOrigins(session)
            .find(ids.map(id -> ItemKind.MEMORY.ref(id.value())))
            .toMap(Origin::item, one -> one);
    return find(ids)
        .map(
            memory -> {
              ItemRef item = ItemKind.MEMORY.ref(memory.id().value());
              return new Tuple2<>(memory, origins.get(item).getOrElse(() -> Origin.unknown(item)));
            });
  }

  @Override
  public Seq<Memory> lock(Seq<MemoryId> ids) {
    return MemorySql.BY_ID.lock(session, ids.map(MemoryId::value));
  }

  @Override
  public void save(Seq<Memory> memories) {
    LIVE.save(session, memories);
  }

  @Override
  public void change(Memory before, Memory after) {
    if (LIVE.differInChangesOnly(before, after)) {
      LIVE.save(session, after);
    } else {
      rewrite(after);
    }
    if (!before.labels().names().equals(after.labels().names())) {
      NameRows.replace(session, after);
    }
  }

  @Override
  public Seq<NamedMemory> named(Seq<MemoryScope> scopes, Set<String> beginnings) {
    return NameRows.find(session, scopes, beginnings);
  }

  private void rewrite(Memory memory) {
    try {
      LIVE.rewrite(session, memory);
    } catch (DataAccessException e) {
      SQLException cause = e.getCause(SQLException.class);
      if (cause != null && session.dialect().classify(cause) == Failure.DUPLICATE_KEY) {
        // Another unit stored the same content since the lookup; a second lookup finds it.
        throw JooqSession.conflict("another memory says the same since a moment ago");
      }
      throw e;
    }
  }

  @Override
  public Seq<Memory> supersededBy(MemoryId id, int limit) {
    return MemorySql.LATEST.page(
        session, Filters.NONE.and(MemorySql.SUPERSEDED_BY, id.value()), Option.none(), limit);
  }

  @Override
  public void remove(Seq<MemoryId> ids) {
    MemorySql.BY_ID.remove(session, ids.map(MemoryId::value));
  }

  @Override
  public Seq<Memory> after(Option<MemoryScope> scope, Option<MemoryId> id, int limit) {
    return MemorySql.IN_ORDER.page(
        session,
        Filters.NONE.and(MemorySql.OF_SCOPE, scope.map(MemoryScope::value)),
        Option.some(id.map(MemoryId::value).getOrElse("")),
        limit);
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
                    Memory.text(
                        row.get(CONTINUUM_MEMORY.CONTENT),
                        MemoryRows.texts(row.get(CONTINUUM_MEMORY.NAMES))))
                .by(Option.of(row.get(CONTINUUM_MEMORY.AUTHOR)))
                .at(row.get(CONTINUUM_MEMORY.CREATED_AT)));
  }
}
