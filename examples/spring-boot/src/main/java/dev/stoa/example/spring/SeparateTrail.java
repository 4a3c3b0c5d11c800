package dev.stoa.example.spring;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.RefusalException;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * A trail in a separate store: the entry is appended once the order is committed.
 *
 * <p>An order that is rolled back leaves no entry. A process that dies between the two commits
 * leaves an order without one: a service that cannot accept that shares the database.
 */
final class SeparateTrail implements OrderTrail {

  private final Stoa stoa;

  SeparateTrail(Stoa stoa) {
    this.stoa = stoa;
  }

  @Override
  public void placed(String order) {
    TransactionSynchronizationManager.registerSynchronization(
        new TransactionSynchronization() {
          @Override
          public void afterCommit() {
            stoa.audit()
                .append(AuditEvent.of("order_placed").session(order))
                .getOrElseThrow(RefusalException::new);
          }
        });
  }
}
