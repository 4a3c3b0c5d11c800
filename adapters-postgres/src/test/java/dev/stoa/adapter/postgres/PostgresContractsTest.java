package dev.stoa.adapter.postgres;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.rating.CalibrationsContract;
import dev.stoa.testkit.rating.PredictionsContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import org.junit.jupiter.api.Nested;

final class PostgresContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends MigratedSchema implements UnitOfWorkContract {}

  @Nested
  final class AuditLogTest extends MigratedSchema implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends MigratedSchema implements CheckpointsContract {}

  @Nested
  final class PredictionsTest extends MigratedSchema implements PredictionsContract {}

  @Nested
  final class CalibrationsTest extends MigratedSchema implements CalibrationsContract {}
}
