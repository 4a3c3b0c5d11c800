package dev.stoa.application.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Lookup;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.Notes;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The step of finding an agent's note by its id or an end of it; it needs an open unit of work. */
final class FindNote {

  private final Notes notes;

  FindNote(Notes notes) {
    this.notes = notes;
  }

  /** The note, archived or not, if it is the agent's own. */
  Either<NoteRefused, Note> find(AgentId agent, String reference) {
    PlainText.require("note", reference, NoteId.MAX_LENGTH);
    return notes
        .find(new NoteId(reference))
        .map(note -> note.ownedBy(agent))
        .getOrElse(() -> endingWith(agent, reference));
  }

  /** As {@link #find}, held still until the write unit ends. */
  Either<NoteRefused, Note> lock(AgentId agent, String reference) {
    return find(agent, reference)
        // Asked again: it may have changed while the lock was waited for.
        .flatMap(
            note ->
                notes
                    .lock(Vector.of(note.id()))
                    .headOption()
                    .<NoteRefused>toEither(() -> new NoteRefused.Unknown(reference)))
        .flatMap(note -> note.ownedBy(agent));
  }

  private Either<NoteRefused, Note> endingWith(AgentId agent, String reference) {
    return Lookup.byEnd(
        reference,
        (end, limit) -> notes.endingWith(agent, end, limit),
        () -> new NoteRefused.Unknown(reference),
        candidates -> new NoteRefused.Ambiguous(reference, candidates));
  }
}
