package dev.stoa.testkit;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.rating.CalibrationsContract;
import dev.stoa.testkit.rating.PredictionsContract;
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
  final class PredictionsTest extends Fresh implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends Fresh implements CalibrationsContract {}

  private abstract static class Fresh {
    private final Storage storage = new InMemoryStorage();

    public Storage storage() {
      return storage;
    }
  }
}
