package dev.stoa.adapter.jooq.imports;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.imports.NoteLink;
import dev.stoa.domain.imports.NoteLinks;
import dev.stoa.domain.notebook.NoteId;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;

/** Links between notes in the table {@code memory_links}. */
final class JooqNoteLinks implements NoteLinks {

  private static final Rows<NoteLink> LINKS =
      Rows.<NoteLink>of(MEMORY_LINKS)
          .key(MEMORY_LINKS.LINK_ID, NoteLink::id)
          .set(MEMORY_LINKS.MEMORY_ID, link -> link.note().value())
          .set(MEMORY_LINKS.PARENT_ID, link -> link.parent().value())
          .set(MEMORY_LINKS.KIND, NoteLink::kind)
          .set(MEMORY_LINKS.CREATED_AT, NoteLink::createdAt);

  /** A note, and the one that it replaced. */
  private static final Rows<Tuple2<NoteId, NoteId>> REPLACED =
      Rows.<Tuple2<NoteId, NoteId>>of(MEMORIES)
          .key(MEMORIES.MEMORY_ID, pair -> pair._1.value())
          .changing()
          .set(MEMORIES.SUPERSEDES, pair -> pair._2.value());

  private final JooqSession session;

  JooqNoteLinks(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<NoteLink> links) {
    LINKS.add(session, links);
  }

  @Override
  public void saveReplaced(Seq<Tuple2<NoteId, NoteId>> pairs) {
    REPLACED.save(session, pairs);
  }
}
