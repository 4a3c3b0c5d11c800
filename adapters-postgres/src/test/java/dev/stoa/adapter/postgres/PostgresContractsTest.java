package dev.stoa.adapter.postgres;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.critique.CritiquesContract;
import dev.stoa.testkit.critique.PatternsContract;
import dev.stoa.testkit.critique.ReputationsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.resilience.CircuitBreakersContract;
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
  final class CritiquesTest extends MigratedSchema implements CritiquesContract {}

  @Nested
  final class PatternsTest extends MigratedSchema implements PatternsContract {}

  @Nested
  final class ReputationsTest extends MigratedSchema implements ReputationsContract {}

  @Nested
  final class CircuitBreakersTest extends MigratedSchema implements CircuitBreakersContract {}
}
