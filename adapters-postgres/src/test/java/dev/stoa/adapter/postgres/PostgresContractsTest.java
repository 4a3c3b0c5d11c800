package dev.stoa.adapter.postgres;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.rating.MatchesContract;
import dev.stoa.testkit.rating.RatingHistoryContract;
import dev.stoa.testkit.rating.RatingsContract;
import dev.stoa.testkit.rating.RelationshipsContract;
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
  final class MatchesTest extends MigratedSchema implements MatchesContract {}

  @Nested
  final class RatingsTest extends MigratedSchema implements RatingsContract {}

  @Nested
  final class RatingHistoryTest extends MigratedSchema implements RatingHistoryContract {}

  @Nested
  final class RelationshipsTest extends MigratedSchema implements RelationshipsContract {}
}
