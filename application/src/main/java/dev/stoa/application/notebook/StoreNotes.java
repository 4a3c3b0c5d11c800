package dev.stoa.application.notebook;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.EditOrigins;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.Variants;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The step of storing notes and updating their index; requires an open write unit. */
final class StoreNotes {

  private final Notes notes;
  private final TextIndex index;
  private final Variants variants;
  private final BindOrigins origins;

  StoreNotes(Notes notes, SearchStorage search, BindOrigins origins) {
    this.notes = notes;
    this.index = search.textIndex();
    this.variants = search.variants();
    this.origins = origins;
  }

  void add(Seq<Note> added) {
    notes.add(added);
    index.putAll(added.map(Note::document));
    added.headOption().forEach(first -> bind(first.agent(), added));
  }

  private void bind(AgentId writer, Seq<Note> added) {
    origins.bind(ItemKind.NOTE, added.map(note -> note.id().value()), writer.value());
  }

  void save(Note note) {
    notes.save(note);
    if (note.archivedAt().isEmpty()) {
      index.put(note.document());
    } else {
      forget(note.id());
    }
  }

  void edit(Note before, Note after, EditOrigins edited) {
    save(after);
    if (!after.message().equals(before.message())) {
      edited.edit(ItemKind.NOTE.ref(after.id().value()), after.agent().value());
    }
  }

  void replace(Replacement replacement) {
    notes.replace(replacement);
    index.put(replacement.synthesis().document());
    WrittenBy.madeFrom(
        replacement.replaced().map(note -> ItemKind.NOTE.ref(note.id().value())),
        () -> bind(replacement.synthesis().agent(), Vector.of(replacement.synthesis())));
    index.removeAll(SearchSource.NOTE, replacement.replaced().map(note -> note.id().value()));
  }

  void remove(NoteId id) {
    forget(id);
    variants.removeAll(SearchSource.NOTE, Vector.of(id.value()));
    notes.remove(id);
  }

  private void forget(NoteId id) {
    index.remove(SearchSource.NOTE, id.value());
  }
}
