package dev.stoa.testkit;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.critique.CritiquesContract;
import dev.stoa.testkit.critique.PatternsContract;
import dev.stoa.testkit.critique.ReputationsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.resilience.CircuitBreakersContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import dev.stoa.testkit.storage.InMemoryStorage;
import org.junit.jupiter.api.Nested;

final class InMemoryStorageTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends Fresh implements UnitOfWorkContract {}

  @Nested
  final class AuditLogTest extends Fresh implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends Fresh implements CheckpointsContract {}

  @Nested
  final class CritiquesTest extends Fresh implements CritiquesContract {}

  @Nested
  final class PatternsTest extends Fresh implements PatternsContract {}

  @Nested
  final class ReputationsTest extends Fresh implements ReputationsContract {}

  @Nested
  final class CircuitBreakersTest extends Fresh implements CircuitBreakersContract {}

  private abstract static class Fresh {
    private final Storage storage = new InMemoryStorage();

    public Storage storage() {
      return storage;
    }
  }
}
