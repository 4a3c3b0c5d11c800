package dev.stoa.application.notebook;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.Supersessions;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.time.InstantSource;

/** What notes have replaced: it is live again while all that replaced it is withdrawn. */
public final class NoteSupersessions implements Supersessions {

  private final Notes notes;
  private final StoreNotes keep;
  private final Origins origins;

  /** Those of a workspace. */
  public <S extends NotebookStorage & SearchStorage & TrustStorage> NoteSupersessions(
      S storage, InstantSource clock) {
    this.notes = storage.notes();
    this.keep = new StoreNotes(notes, storage, new BindOrigins(storage, clock));
    this.origins = storage.origins();
  }

  @Override
  public ItemKind kind() {
    return ItemKind.NOTE;
  }

  @Override
  public void follow(Seq<String> changed) {
    Seq<NoteId> replaced =
        changed
            .flatMap(one -> notes.predecessors(new NoteId(one), Page.MAX_SIZE))
            .map(Note::id)
            .distinct();
    notes.lock(replaced).forEach(this::settle);
  }

  /** A note has replaced others; one that is withdrawn leaves them live. */
  void replaced(Replacement replacement) {
    Note by = replacement.synthesis();
    if (origins.find(Vector.of(ref(by))).exists(one -> one.trust() == Trust.QUARANTINED)) {
      follow(Vector.of(by.id().value()));
    }
  }

  private void settle(Note replaced) {
    Seq<Note> successors = notes.successors(replaced.id(), Page.MAX_SIZE);
    Set<ItemRef> withdrawn =
        origins.withdrawn(successors.map(NoteSupersessions::ref)).map(Origin::item).toSet();
    Note after = replaced.replacedBy(successors.reject(one -> withdrawn.contains(ref(one))));
    if (successors.nonEmpty() && !after.equals(replaced)) {
      keep.save(after);
    }
  }

  private static ItemRef ref(Note note) {
    return ItemKind.NOTE.ref(note.id().value());
  }
}
