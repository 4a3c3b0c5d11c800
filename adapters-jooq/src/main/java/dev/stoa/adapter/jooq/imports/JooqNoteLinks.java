package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.imports.NoteLink;
import dev.stoa.domain.imports.NoteLinks;
import dev.stoa.domain.notebook.NoteId;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import java.util.List;

/** Links between notes in the table {@code memory_links}. */
final class JooqNoteLinks implements NoteLinks {

  private static final Statement ADD =
      Statement.of(() -> insertInto(MEMORY_LINKS).set(Params.of(List.of(MEMORY_LINKS.fields()))));

  private static final Statement REPLACED =
      Statement.of(
          () ->
              update(MEMORIES)
                  .set(MEMORIES.SUPERSEDES, Params.of(MEMORIES.SUPERSEDES))
                  .where(MEMORIES.MEMORY_ID.eq(Params.of(MEMORIES.MEMORY_ID))));

  private final JooqSession session;

  JooqNoteLinks(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<NoteLink> links) {
    session.batch(
        ADD,
        links,
        (binds, link) ->
            binds
                .set(MEMORY_LINKS.LINK_ID, link.id())
                .set(MEMORY_LINKS.MEMORY_ID, link.note().value())
                .set(MEMORY_LINKS.PARENT_ID, link.parent().value())
                .set(MEMORY_LINKS.KIND, link.kind())
                .set(MEMORY_LINKS.CREATED_AT, link.createdAt()));
  }

  @Override
  public void saveReplaced(Seq<Tuple2<NoteId, NoteId>> pairs) {
    session.batch(
        REPLACED,
        pairs,
        (binds, pair) ->
            binds
                .set(MEMORIES.MEMORY_ID, pair._1.value())
                .set(MEMORIES.SUPERSEDES, pair._2.value()));
  }
}
