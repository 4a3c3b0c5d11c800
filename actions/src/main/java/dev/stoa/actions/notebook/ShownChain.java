package dev.stoa.actions.notebook;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A note, those that it replaced and those that replaced it. */
record ShownChain(
    @Param("The oldest first.") Seq<Link> notes,
    @Param("Whether nothing was left out.") boolean whole) {

  static ShownChain of(Workspace workspace, NoteChain chain) {
    return new ShownChain(
        links(workspace, Place.PREDECESSOR, chain.predecessors().reverse())
            .appendAll(links(workspace, Place.NOTE, List.of(chain.note())))
            .appendAll(links(workspace, Place.SUCCESSOR, chain.successors())),
        chain.whole());
  }

  private static Seq<Link> links(Workspace workspace, Place place, Seq<Note> notes) {
    return ShownNote.all(workspace, notes).map(note -> new Link(place, note));
  }

  /** One note of the chain. */
  record Link(
      @Param("Whether the note was replaced, is the requested one, or replaced it.") Place place,
      ShownNote note) {}

  /** Where in the chain a note is. */
  enum Place {
    PREDECESSOR,
    NOTE,
    SUCCESSOR
  }
}
