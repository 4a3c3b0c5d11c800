package dev.stoa.application.notebook;

import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;

/** The step of storing notes and updating their index; requires an open write unit. */
final class StoreNotes {

  private final Notes notes;
  private final TextIndex index;

  StoreNotes(Notes notes, TextIndex index) {
    this.notes = notes;
    this.index = index;
  }

  void add(Seq<Note> added) {
    notes.add(added);
    index.putAll(added.map(Note::document));
  }

  void save(Note note) {
    notes.save(note);
    if (note.archivedAt().isEmpty()) {
      index.put(note.document());
    } else {
      forget(note.id());
    }
  }

  void replace(Replacement replacement) {
    notes.replace(replacement);
    index.put(replacement.synthesis().document());
    index.removeAll(SearchSource.NOTE, replacement.replaced().map(note -> note.id().value()));
  }

  void remove(NoteId id) {
    forget(id);
    notes.remove(id);
  }

  private void forget(NoteId id) {
    index.remove(SearchSource.NOTE, id.value());
  }
}
