package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.Failure;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import org.jooq.exception.DataAccessException;

/** The memories in the table {@code continuum_memory}. */
public final class JooqMemories implements Memories {

  private static final String TRY_AGAIN = "40001";

  private final JooqSession session;
  private final MemorySql sql;

  public JooqMemories(JooqSession session) {
    this.session = session;
    this.sql = new MemorySql(session.dialect());
  }

  @Override
  public boolean add(Memory memory) {
    return session
            .writing()
            .run(sql.add, binds -> MemoryRows.bindWhole(binds.text(memory.id().value()), memory))
        == 1;
  }

  @Override
  public Option<Memory> find(MemoryId id) {
    return session.one(sql.byId, binds -> binds.text(id.value()), MemoryRows::memory);
  }

  @Override
  public Option<Memory> find(MemoryScope scope, ContentKey content) {
    return session.one(
        sql.byContent,
        binds -> binds.text(scope.value()).text(content.value()),
        MemoryRows::memory);
  }

  @Override
  public Seq<Memory> find(Seq<MemoryId> ids) {
    Map<MemoryId, Memory> found = listed(sql.byIds, ids.distinct()).toMap(Memory::id, one -> one);
    return ids.flatMap(found::get);
  }

  @Override
  public Seq<Memory> lock(Seq<MemoryId> ids) {
    session.writing();
    return listed(sql.locked, ids.distinct().sorted());
  }

  @Override
  public void save(Seq<Memory> memories) {
    if (memories.isEmpty()) {
      return;
    }
    try {
      session
          .writing()
          .batch(
              sql.save,
              memories,
              (binds, memory) -> MemoryRows.bindWhole(binds, memory).text(memory.id().value()));
    } catch (DataAccessException e) {
      SQLException cause = e.getCause(SQLException.class);
      if (cause != null && session.dialect().classify(cause) == Failure.DUPLICATE_KEY) {
        // Somebody else said the same since it was asked for; asked again, it will be seen.
        throw new DataAccessException(
            "said already", new SQLTransactionRollbackException("said already", TRY_AGAIN, e));
      }
      throw e;
    }
  }

  @Override
  public void remove(Seq<MemoryId> ids) {
    session.writing();
    for (Seq<MemoryId> chunk : ids.grouped(IdLists.CHUNK)) {
      session.run(sql.remove.of(chunk), binds -> IdLists.bind(binds, chunk));
    }
  }

  @Override
  public Seq<Memory> after(Option<MemoryScope> scope, Option<MemoryId> id, int limit) {
    return session.list(
        scope.isEmpty() ? sql.page : sql.pageOfScope,
        binds -> {
          binds.text(id.map(MemoryId::value).getOrElse(""));
          for (MemoryScope wanted : scope) {
            binds.text(wanted.value());
          }
          binds.number(limit);
        },
        MemoryRows::memory);
  }

  @Override
  public SearchSource source() {
    return SearchSource.MEMORY;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return session.list(
        sql.texts,
        binds -> binds.text(after.getOrElse("")).number(limit),
        row -> new SearchDocument(SearchSource.MEMORY, row.text(1), row.text(2), row.text(3)));
  }

  private Seq<Memory> listed(IdLists statements, Seq<MemoryId> ids) {
    return ids.grouped(IdLists.CHUNK)
        .<Memory>flatMap(
            chunk ->
                session.list(
                    statements.of(chunk), binds -> IdLists.bind(binds, chunk), MemoryRows::memory))
        .toVector();
  }
}
