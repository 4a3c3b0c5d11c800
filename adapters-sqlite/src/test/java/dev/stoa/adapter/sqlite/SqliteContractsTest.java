package dev.stoa.adapter.sqlite;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.rating.MatchesContract;
import dev.stoa.testkit.rating.RatingHistoryContract;
import dev.stoa.testkit.rating.RatingsContract;
import dev.stoa.testkit.rating.RelationshipsContract;
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
  final class MatchesTest extends SqliteWorkspace implements MatchesContract {}

  @Nested
  final class RatingsTest extends SqliteWorkspace implements RatingsContract {}

  @Nested
  final class RatingHistoryTest extends SqliteWorkspace implements RatingHistoryContract {}

  @Nested
  final class RelationshipsTest extends SqliteWorkspace implements RelationshipsContract {}
}
