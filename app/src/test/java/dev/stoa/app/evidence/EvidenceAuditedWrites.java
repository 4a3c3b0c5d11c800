package dev.stoa.app.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceRetention;
import java.time.Duration;

/** What is audited of evidence. */
public final class EvidenceAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    EvidenceId id = stoa.evidence().collect(EvidenceDraft.of("web", secret)).evidence().id();
    stoa.evidence().remove(id).get();
    stoa.evidence().collect(EvidenceDraft.of("web", secret));
    EvidenceRetention all = new EvidenceRetention(Duration.ZERO, 1);
    assertEquals(1, stoa.evidence().expire(all, 10).size());
  }
}
