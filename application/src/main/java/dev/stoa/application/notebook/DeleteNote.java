package dev.stoa.application.notebook;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.notebook.Note;
import io.vavr.collection.HashMap;

/** The step of deleting a note, told to the trail without its words; it needs a write unit. */
final class DeleteNote {

  private final KeepNotes keep;
  private final AppendAudit audit;

  DeleteNote(KeepNotes keep, AppendAudit audit) {
    this.keep = keep;
    this.audit = audit;
  }

  void delete(Note note) {
    keep.remove(note.id());
    audit.record(
        AuditEvent.of("note.deleted")
            .details(
                CanonicalJson.of(
                    new JsonObject(
                        HashMap.of(
                            "memory_id", new JsonString(note.id().value()),
                            "agent_id", new JsonString(note.agent().value()),
                            "topic", new JsonString(note.topic().value()))))));
  }
}
