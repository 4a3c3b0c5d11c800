package dev.stoa.example.spring;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditQuery;
import io.vavr.collection.Seq;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /trail}: Jackson writes the types of Stoa. */
@RestController
class TrailController {

  private final AuditOperations audit;

  TrailController(AuditOperations audit) {
    this.audit = audit;
  }

  @GetMapping("/trail")
  Seq<AuditEntry> trail() {
    return audit.list(AuditQuery.all().ofType("order_placed").limit(100)).items();
  }
}
