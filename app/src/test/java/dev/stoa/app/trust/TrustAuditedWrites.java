package dev.stoa.app.trust;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Suspects;

/** What is audited of trust. */
public final class TrustAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    ItemRef item = ItemKind.MEMORY.ref(stoa.memory().remember("of " + secret).get().id().value());
    WrittenBy.of(Principal.person(secret), () -> stoa.trust().affirm(item)).get();
    stoa.trust()
        .restore(stoa.trust().quarantine(Suspects.root(item)).get().quarantine().get())
        .get();
    stoa.trust().quarantine(Suspects.of(secret)).get();
  }
}
