package dev.stoa.app.knowledge;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;

/** What is audited of knowledge. */
public final class KnowledgeAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    String id =
        stoa.knowledge()
            .contribute(secret, Contribution.of(new DomainPath(secret), "about " + secret))
            .get()
            .id()
            .value();
    stoa.knowledge().archive(secret, id).get();
    stoa.knowledge().restore(secret, id).get();
    String next =
        stoa.knowledge()
            .contribute(secret, Contribution.of(new DomainPath(secret), "more about " + secret))
            .get()
            .id()
            .value();
    stoa.knowledge().supersede(secret, id, next).get();
    stoa.knowledge().reinstate(secret, id).get();
  }
}
