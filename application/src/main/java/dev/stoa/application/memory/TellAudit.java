package dev.stoa.application.memory;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryRefused;
import io.vavr.collection.HashMap;
import io.vavr.control.Either;

/** Tells the trail what was done about memories, in the unit of work that does it. */
final class TellAudit {

  private final AppendAudit audit;

  TellAudit(AppendAudit audit) {
    this.audit = audit;
  }

  /** About one memory; what it says stays out of the trail. */
  Either<MemoryRefused, Memory> tell(String type, Memory memory, String reason) {
    return tell(
            type,
            HashMap.of(
                "memory_id", new JsonString(memory.id().value()),
                "scope", new JsonString(memory.scope().value()),
                "content_hash", new JsonString(memory.contentKey().value()),
                "reason", new JsonString(reason)))
        .map(told -> memory);
  }

  Either<MemoryRefused, AuditEvent> tell(String type, HashMap<String, JsonValue> details) {
    AuditEvent event = AuditEvent.of(type).details(CanonicalJson.of(new JsonObject(details)));
    return audit
        .append(event)
        .<MemoryRefused>mapLeft(refused -> new MemoryRefused.NotAudited(refused.sentence()))
        .map(entry -> event);
  }
}
