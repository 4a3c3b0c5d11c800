package dev.stoa.example.spring;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditQuery;
import io.vavr.collection.Seq;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /trail}: Jackson writes the types of Stoa with the module of {@code stoa-jackson}. */
@RestController
class TrailController {

  private final Stoa stoa;

  TrailController(Stoa stoa) {
    this.stoa = stoa;
  }

  @GetMapping("/trail")
  Seq<AuditEntry> trail() {
    return stoa.audit().list(AuditQuery.all().ofType("order_placed").limit(100)).items();
  }
}
