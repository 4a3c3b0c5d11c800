package dev.stoa.example.quickstart;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Seq;
import java.util.Map;

/**
 * A desk that promotes models and keeps an audit trail of it.
 *
 * <p>Which engine keeps the trail is one line of configuration: the url.
 */
public final class PromotionDesk implements AutoCloseable {

  private final Stoa stoa;

  public PromotionDesk(String url) {
    this.stoa = Stoa.open(url);
  }

  /** Records that a specialist now runs on another model. */
  public AuditEntry promote(String specialist, String fromModel, String toModel) {
    return stoa.audit()
        .append(
            AuditEvent.of("promote")
                .specialist(specialist)
                .details(Map.of("from", fromModel, "to", toModel)))
        .getOrElseThrow(RefusalException::new);
  }

  /** The first hundred promotions, oldest first. */
  public Seq<AuditEntry> promotions() {
    return stoa.audit().list(AuditQuery.all().ofType("promote").limit(100)).items();
  }

  @Override
  public void close() {
    stoa.close();
  }
}
