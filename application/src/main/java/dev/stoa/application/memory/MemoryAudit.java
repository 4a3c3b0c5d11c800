package dev.stoa.application.memory;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.memory.Memory;
import io.vavr.collection.HashMap;

/** Tells the trail what was done about memories, in the unit of work that does it. */
final class MemoryAudit {

  private final AppendAudit audit;

  MemoryAudit(AppendAudit audit) {
    this.audit = audit;
  }

  /** About one memory; what it says stays out of the trail. */
  void tell(String type, Memory memory, String reason) {
    tell(
        type,
        HashMap.of(
            "memory_id", new JsonString(memory.id().value()),
            "scope", new JsonString(memory.scope().value()),
            "content_hash", new JsonString(memory.contentKey().value()),
            "reason", new JsonString(reason)));
  }

  void tell(String type, HashMap<String, JsonValue> details) {
    audit.record(AuditEvent.of(type).details(CanonicalJson.of(new JsonObject(details))));
  }
}
