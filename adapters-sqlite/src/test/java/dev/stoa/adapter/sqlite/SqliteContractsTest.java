package dev.stoa.adapter.sqlite;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.critique.CritiquesContract;
import dev.stoa.testkit.critique.PatternsContract;
import dev.stoa.testkit.critique.ReputationsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.resilience.CircuitBreakersContract;
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
  final class CritiquesTest extends SqliteWorkspace implements CritiquesContract {}

  @Nested
  final class PatternsTest extends SqliteWorkspace implements PatternsContract {}

  @Nested
  final class ReputationsTest extends SqliteWorkspace implements ReputationsContract {}

  @Nested
  final class CircuitBreakersTest extends SqliteWorkspace implements CircuitBreakersContract {}
}
