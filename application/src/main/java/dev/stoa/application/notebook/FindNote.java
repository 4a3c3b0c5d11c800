package dev.stoa.application.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.Notes;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The step of finding an agent's note by its id or a suffix of it; requires an open unit of work.
 */
final class FindNote {

  private final Notes notes;

  FindNote(Notes notes) {
    this.notes = notes;
  }

  /** The agent's note, archived or not. */
  Either<NoteRefused, Note> find(AgentId agent, String reference) {
    PlainText.require("note", reference, NoteId.MAX_LENGTH);
    return notes
        .find(new NoteId(reference))
        .map(note -> note.ownedBy(agent))
        .getOrElse(() -> endingWith(agent, reference));
  }

  /** As {@link #find}, locked until the write unit ends. */
  Either<NoteRefused, Note> lock(AgentId agent, String reference) {
    return find(agent, reference)
        // Read again: it may have changed while waiting for the lock.
        .flatMap(
            note ->
                notes
                    .lock(Vector.of(note.id()))
                    .headOption()
                    .<NoteRefused>toEither(() -> new NoteRefused.Unknown(reference)))
        .flatMap(note -> note.ownedBy(agent));
  }

  private Either<NoteRefused, Note> endingWith(AgentId agent, String reference) {
    return ReferenceLookup.byEnd(
        reference,
        (end, limit) -> notes.endingWith(agent, end, limit),
        () -> new NoteRefused.Unknown(reference),
        candidates -> new NoteRefused.Ambiguous(reference, candidates));
  }
}
