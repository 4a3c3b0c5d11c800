package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.Tables.MEMORIES;
import static dev.stoa.schema.generated.Tables.MEMORY_LINKS;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.domain.notebook.NoteScope;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.schema.generated.tables.records.MemoriesRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.jooq.Record1;
import org.jooq.Select;

/** The notes in the table {@code memories}, and in {@code memory_links} which replaced which. */
public final class JooqNotes implements Notes {

  /** Longer lists are asked for in parts. */
  private static final int MOST_AT_ONCE = 500;

  private final JooqSession session;

  public JooqNotes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Note note) {
    insert(NoteRows.row(note));
  }

  @Override
  public void save(Note note) {
    session
        .writing()
        .dsl()
        .update(MEMORIES)
        .set(NoteRows.row(note))
        .where(MEMORIES.MEMORY_ID.eq(note.id().value()))
        .execute();
  }

  @Override
  public void replace(Replacement replacement) {
    Note synthesis = replacement.synthesis();
    MemoriesRecord row = NoteRows.row(synthesis);
    if (replacement.replaced().size() == 1) {
      row.setSupersedes(replacement.replaced().head().id().value());
    }
    insert(row);
    for (Note replaced : replacement.replaced()) {
      save(replaced);
      link(synthesis, replaced);
    }
  }

  private void link(Note synthesis, Note replaced) {
    session
        .dsl()
        .insertInto(MEMORY_LINKS)
        // A note is replaced once, so its own id makes the link's.
        .set(MEMORY_LINKS.LINK_ID, NoteQueries.SUPERSEDES + ":" + replaced.id())
        .set(MEMORY_LINKS.MEMORY_ID, synthesis.id().value())
        .set(MEMORY_LINKS.PARENT_ID, replaced.id().value())
        .set(MEMORY_LINKS.KIND, NoteQueries.SUPERSEDES)
        .set(MEMORY_LINKS.CREATED_AT, synthesis.createdAt())
        .execute();
  }

  @Override
  public void remove(NoteId id) {
    session.writing().dsl().deleteFrom(MEMORIES).where(MEMORIES.MEMORY_ID.eq(id.value())).execute();
  }

  @Override
  public Option<Note> find(NoteId id) {
    return Option.of(session.dsl().fetchOne(MEMORIES, MEMORIES.MEMORY_ID.eq(id.value())))
        .map(NoteRows::note);
  }

  @Override
  public Seq<Note> find(Seq<NoteId> ids) {
    return inParts(
        ids, some -> session.dsl().selectFrom(MEMORIES).where(MEMORIES.MEMORY_ID.in(some)).fetch());
  }

  @Override
  public Seq<Note> lock(Seq<NoteId> ids) {
    session.writing();
    return inParts(
        ids.sorted(),
        some ->
            session
                .dialect()
                .lockRows(
                    session
                        .dsl()
                        .selectFrom(MEMORIES)
                        .where(MEMORIES.MEMORY_ID.in(some))
                        .orderBy(MEMORIES.MEMORY_ID))
                .fetch());
  }

  @Override
  public Seq<Note> endingWith(AgentId agent, String suffix, int limit) {
    return fetch(NoteQueries.endingWith(agent, suffix, limit));
  }

  @Override
  public Seq<Note> page(AgentId agent, NoteFilter filter, Option<NotePosition> after, int limit) {
    Seq<Note> live =
        filter.scope() == NoteScope.ARCHIVED
            ? Vector.empty()
            : fetch(NoteQueries.page(agent, filter, false, after, limit));
    Seq<Note> archived =
        filter.scope() == NoteScope.LIVE
            ? Vector.empty()
            : fetch(NoteQueries.page(agent, filter, true, after, limit));
    return filter.scope() == NoteScope.ALL
        ? live.appendAll(archived).sortBy(Note::position).take(limit)
        : live.appendAll(archived);
  }

  @Override
  public Seq<Note> predecessors(NoteId id, int limit) {
    return linked(NoteQueries.predecessors(id, limit));
  }

  @Override
  public Seq<Note> successors(NoteId id, int limit) {
    return linked(NoteQueries.successors(id, limit));
  }

  @Override
  public SearchSource source() {
    return SearchSource.NOTE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    Vector<Note> live = Vector.empty();
    String last = after.getOrElse("");
    Seq<Note> some;
    do {
      some = fetch(NoteQueries.byId(last, limit));
      live = live.appendAll(some.filter(NoteScope.LIVE::includes));
      last = some.isEmpty() ? last : some.last().id().value();
    } while (some.size() == limit && live.size() < limit);
    return live.take(limit).map(Note::document);
  }

  private void insert(MemoriesRecord row) {
    session.writing().dsl().insertInto(MEMORIES).set(row).execute();
  }

  private Seq<Note> linked(Select<Record1<String>> ids) {
    return find(Vector.ofAll(session.dsl().fetch(ids).map(found -> new NoteId(found.value1()))));
  }

  private Seq<Note> fetch(Select<MemoriesRecord> query) {
    return Vector.ofAll(session.dsl().fetch(query).map(NoteRows::note));
  }

  private static Seq<Note> inParts(
      Seq<NoteId> ids, Function<List<String>, ? extends Collection<MemoriesRecord>> part) {
    return Vector.ofAll(ids.distinct().grouped(MOST_AT_ONCE))
        .flatMap(some -> part.apply(some.map(NoteId::value).asJava()))
        .map(NoteRows::note);
  }
}
