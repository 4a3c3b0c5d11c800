package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The notes in the table {@code memories}, and in {@code memory_links} which replaced which. */
public final class JooqNotes implements Notes {

  private final JooqSession session;

  public JooqNotes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<Note> notes) {
    session.batch(
        NoteSql.INSERT,
        notes,
        (binds, note) -> {
          NoteRows.bind(binds, note);
          binds.set(MEMORIES.SUPERSEDES, null);
        });
  }

  @Override
  public void save(Note note) {
    session.run(NoteSql.UPDATE, binds -> NoteRows.bind(binds, note));
  }

  @Override
  public void replace(Replacement replacement) {
    Note synthesis = replacement.synthesis();
    Option<String> only =
        replacement.replaced().size() == 1
            ? Option.some(replacement.replaced().head().id().value())
            : Option.none();
    session.run(
        NoteSql.INSERT,
        binds -> {
          NoteRows.bind(binds, synthesis);
          binds.set(MEMORIES.SUPERSEDES, only.getOrNull());
        });
    session.batch(NoteSql.UPDATE, replacement.replaced(), NoteRows::bind);
    session.batch(
        NoteSql.INSERT_LINK,
        replacement.replaced(),
        (binds, replaced) ->
            binds
                // A note is replaced once, so its own id makes the link's.
                .set(MEMORY_LINKS.LINK_ID, NoteSql.SUPERSEDES + ":" + replaced.id())
                .set(MEMORY_LINKS.MEMORY_ID, synthesis.id().value())
                .set(MEMORY_LINKS.PARENT_ID, replaced.id().value())
                .set(MEMORY_LINKS.KIND, NoteSql.SUPERSEDES)
                .set(MEMORY_LINKS.CREATED_AT, synthesis.createdAt()));
  }

  @Override
  public void remove(NoteId id) {
    session.run(NoteSql.DELETE, binds -> binds.set(MEMORIES.MEMORY_ID, id.value()));
  }

  @Override
  public Option<Note> find(NoteId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<Note> find(Seq<NoteId> ids) {
    return of(NoteSql.FIND, ids);
  }

  @Override
  public Seq<Note> lock(Seq<NoteId> ids) {
    session.writing();
    return of(NoteSql.LOCK, ids);
  }

  private Seq<Note> of(Statement statement, Seq<NoteId> ids) {
    return session.list(
        statement, binds -> binds.set(NoteSql.IDS, ids.map(NoteId::value)), NoteRows::note);
  }

  @Override
  public Seq<Note> endingWith(AgentId agent, String suffix, int limit) {
    return session.list(
        NoteSql.ENDING_WITH,
        binds ->
            NoteSql.ENDS
                .bind(binds, suffix)
                .set(MEMORIES.AGENT_ID, agent.value())
                .set(NoteSql.LIMIT, limit),
        NoteRows::note);
  }

  @Override
  public Seq<Note> page(AgentId agent, NoteQuery query) {
    Seq<Note> live =
        query.show() == ArchiveFilter.ARCHIVED ? Vector.empty() : page(agent, query, false);
    Seq<Note> archived =
        query.show() == ArchiveFilter.LIVE ? Vector.empty() : page(agent, query, true);
    return query.show() == ArchiveFilter.ALL
        ? live.appendAll(archived).sortBy(Note::position).take(query.page().limit())
        : live.appendAll(archived);
  }

  private Seq<Note> page(AgentId agent, NoteQuery query, boolean archived) {
    Option<TimePosition<NoteId>> after = query.page().after();
    return session.list(
        NoteSql.page(NoteSql.PageShape.of(query, archived, after.isDefined())),
        binds -> {
          binds.set(MEMORIES.AGENT_ID, agent.value()).set(NoteSql.LIMIT, query.page().limit());
          for (NoteTopic topic : query.topic()) {
            binds.set(MEMORIES.TOPIC, topic.value());
          }
          for (NoteTopic topic : query.besides()) {
            binds.set(NoteSql.BESIDES, topic.value());
          }
          for (Instant since : query.since()) {
            binds.set(NoteSql.SINCE, since);
          }
          for (TimePosition<NoteId> last : after) {
            NoteSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        NoteRows::note);
  }

  @Override
  public Seq<Note> predecessors(NoteId id, int limit) {
    return linked(NoteSql.PREDECESSORS, id, limit);
  }

  @Override
  public Seq<Note> successors(NoteId id, int limit) {
    return linked(NoteSql.SUCCESSORS, id, limit);
  }

  private Seq<Note> linked(Statement statement, NoteId id, int limit) {
    return find(
        session.list(
            statement,
            binds -> binds.set(MEMORIES.MEMORY_ID, id.value()).set(NoteSql.LIMIT, limit),
            row -> new NoteId(row.get(NoteSql.LINKED))));
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
      some = byId(last, limit);
      live = live.appendAll(some.filter(note -> note.archivedAt().isEmpty()));
      last = some.isEmpty() ? last : some.last().id().value();
    } while (some.size() == limit && live.size() < limit);
    return live.take(limit).map(Note::document);
  }

  private Seq<Note> byId(String after, int limit) {
    return session.list(
        NoteSql.BY_ID,
        binds -> binds.set(MEMORIES.MEMORY_ID, after).set(NoteSql.LIMIT, limit),
        NoteRows::note);
  }
}
