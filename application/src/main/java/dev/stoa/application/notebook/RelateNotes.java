package dev.stoa.application.notebook;

import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.RelatedNote;
import dev.stoa.domain.search.Keywords;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/** The step of finding related notes. */
final class RelateNotes {

  private static final int MOST = 5;

  /**
   * Number of candidates from the index, of which those with the most shared words are returned.
   */
  private static final int CANDIDATES = 50;

  private final Notes notes;
  private final TextIndex index;

  RelateNotes(Notes notes, TextIndex index) {
    this.notes = notes;
    this.index = index;
  }

  Seq<RelatedNote> relatedTo(Note note) {
    Set<String> keywords = Keywords.of(note.document().text());
    if (keywords.isEmpty()) {
      return Vector.empty();
    }
    TextQuery question = TextQuery.about(keywords.mkString(" ")).ownedBy(note.agent().value());
    Seq<String> hits =
        index
            .find(SearchSource.NOTE, question, 0, CANDIDATES + 1)
            .map(TextHit::id)
            .remove(note.id().value());
    Seq<NoteId> ranked =
        hits.removeAll(index.leftOut(SearchSource.NOTE, hits, question)).map(NoteId::new);
    Map<NoteId, Note> found = notes.find(ranked).toMap(Note::id, other -> other);
    // The sort is stable, so ties stay in rank order.
    return ranked
        .flatMap(found::get)
        .map(other -> new RelatedNote(other, Keywords.shared(keywords, other.document().text())))
        .filter(related -> related.shared() > 0)
        .sortBy(related -> -related.shared())
        .take(MOST);
  }
}
