package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.adapter.jooq.notebook.NoteRows.LINKS;
import static dev.stoa.adapter.jooq.notebook.NoteRows.NOTES;
import static dev.stoa.adapter.jooq.notebook.NoteRows.REPLACEMENTS;
import static dev.stoa.schema.generated.tables.Memories.MEMORIES;

import dev.stoa.adapter.jooq.notebook.NoteRows.Link;
import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The notes in the table {@code memories}, and in {@code memory_links} which replaced which. */
public final class JooqNotes extends StoredById<NoteId, Note> implements Notes {

  public JooqNotes(JooqSession session) {
    super(session, NOTES, NoteSql.BY_ID);
  }

  @Override
  public void replace(Replacement replacement) {
    REPLACEMENTS.add(session, replacement);
    NOTES.save(session, replacement.replaced());
    LINKS.add(session, Link.of(replacement));
  }

  @Override
  public void remove(NoteId id) {
    NoteSql.BY_ID.remove(session, List.of(id.value()));
  }

  @Override
  public Seq<Note> lock(Seq<NoteId> ids) {
    return NoteSql.BY_ID.lock(session, ids.map(NoteId::value));
  }

  @Override
  public Seq<Note> endingWith(AgentId agent, String suffix, int limit) {
    return NoteSql.BY_END.find(session, NoteSql.of(agent), suffix, limit);
  }

  @Override
  public Seq<Note> page(AgentId agent, NoteQuery query) {
    return ArchiveFilters.kinds(query.show())
        .flatMap(
            kind -> NoteSql.NEWEST.page(session, NoteSql.wanted(agent, query, kind), query.page()))
        .sortBy(Note::position)
        .take(query.page().limit());
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
            binds -> binds.set(MEMORIES.MEMORY_ID, id.value()).set(Rows.LIMIT, limit),
            row -> new NoteId(row.get(NoteSql.LINKED))));
  }

  @Override
  public SearchSource source() {
    return SearchSource.NOTE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return NoteSql.IN_ORDER
        .next(
            session,
            Filters.NONE,
            after.getOrElse(""),
            limit,
            note -> note.id().value(),
            note -> note.archivedAt().isEmpty())
        .map(Note::document);
  }
}
