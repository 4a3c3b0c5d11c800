package dev.stoa.testkit.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.testkit.agent.SomeAgents;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Notes put into a workspace with nothing but the domain's rules and the ports. */
final class SomeNotes {

  private SomeNotes() {}

  /** A note on {@code notes}, at an offset in seconds; not stored yet. */
  static Note written(AgentId agent, String id, long second) {
    return written(agent, id, NoteDraft.of(NoteTopic.NOTES, "says " + id), second);
  }

  static Note written(AgentId agent, String id, NoteDraft draft, long second) {
    return Note.written(new NoteId(id), agent, draft, SomeAgents.AT.plusSeconds(second));
  }

  /** Keeps a new note in a separate unit of work. */
  static Note stored(NotebookStorage storage, Note note) {
    return SomeAgents.write(
        storage,
        () -> {
          storage.notes().add(Vector.of(note));
          return note;
        });
  }

  static Note stored(NotebookStorage storage, AgentId agent, String id, long second) {
    return stored(storage, written(agent, id, second));
  }

  /** Keeps what has changed of a note. */
  static Note saved(NotebookStorage storage, Note note) {
    return SomeAgents.write(
        storage,
        () -> {
          storage.notes().lock(Vector.of(note.id()));
          storage.notes().save(note);
          return note;
        });
  }

  /** One new note replaces others. */
  static Replacement replaced(NotebookStorage storage, Note fresh, Note... others) {
    return SomeAgents.write(
        storage,
        () -> {
          Replacement replacement =
              Replacement.of(
                      fresh,
                      storage.notes().lock(Vector.of(others).map(Note::id)),
                      Option.some("why"))
                  .get();
          storage.notes().replace(replacement);
          return replacement;
        });
  }
}
