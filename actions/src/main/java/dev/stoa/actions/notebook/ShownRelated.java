package dev.stoa.actions.notebook;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.notebook.RelatedNote;
import io.vavr.collection.Seq;

/** A note that shares words with another. */
record ShownRelated(
    ShownNote note, @Param("How many keywords they have in common.") int sharedWords) {

  static Seq<ShownRelated> all(Workspace workspace, Seq<RelatedNote> notes) {
    return ShownNote.all(workspace, notes.map(RelatedNote::note))
        .zipWith(notes, (shown, related) -> new ShownRelated(shown, related.shared()));
  }
}
