package dev.stoa.adapter.sqlite;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.rating.CalibrationsContract;
import dev.stoa.testkit.rating.PredictionsContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import org.junit.jupiter.api.Nested;

final class SqliteContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends SqliteWorkspace implements UnitOfWorkContract {}

  @Nested
  final class AuditLogTest extends SqliteWorkspace implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends SqliteWorkspace implements CheckpointsContract {}

  @Nested
  final class PredictionsTest extends SqliteWorkspace implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends SqliteWorkspace implements CalibrationsContract {}
}
