package dev.stoa.application.notebook;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteRefused;
import io.vavr.collection.HashMap;
import io.vavr.control.Either;

/** The step of deleting a note, told to the trail without its words; it needs a write unit. */
final class DeleteNote {

  private final KeepNotes keep;
  private final AppendAudit audit;

  DeleteNote(KeepNotes keep, AppendAudit audit) {
    this.keep = keep;
    this.audit = audit;
  }

  Either<NoteRefused, Note> delete(Note note) {
    keep.remove(note.id());
    return audit
        .append(
            AuditEvent.of("note.deleted")
                .details(
                    CanonicalJson.of(
                        new JsonObject(
                            HashMap.of(
                                "memory_id", new JsonString(note.id().value()),
                                "agent_id", new JsonString(note.agent().value()),
                                "topic", new JsonString(note.topic().value()))))))
        .<NoteRefused>mapLeft(NoteRefused.NotAudited::new)
        .map(entry -> note);
  }
}
