package dev.stoa.example.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.kernel.ContextStorage;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import io.vavr.control.Either;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A third store needs only the ports it offers, and passes only their contracts. */
final class AuditOnlyStoreTest implements EveryPortIsTested {

  @Override
  public Class<? extends ContextStorage> offered() {
    return AuditStorage.class;
  }

  @Test
  void theAuditTrailWorksOnIt() {
    try (AuditOnlyStore store = new AuditOnlyStore()) {
      AtomicInteger ids = new AtomicInteger();
      AuditOperations audit =
          new AuditOperations(store, InstantSource.system(), () -> "e-" + ids.incrementAndGet());
      AccessService service = new AccessService(audit);
      assertEquals(1, service.refused("t-1"));
      assertEquals(2, service.refused("t-2"));
      assertEquals(2, service.failures());
      assertEquals(
          Either.right(true), audit.verify(VerifyRequest.plain()).map(ChainReport::isSound));
    }
  }

  @Nested
  final class UnitOfWorkTest extends Fresh implements UnitOfWorkContract<AuditOnlyStore> {}

  @Nested
  final class AuditLogTest extends Fresh implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends Fresh implements CheckpointsContract {}

  private abstract static class Fresh {
    private final AuditOnlyStore store = new AuditOnlyStore();

    public AuditOnlyStore storage() {
      return store;
    }
  }
}
