package dev.stoa.testkit;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.rating.MatchesContract;
import dev.stoa.testkit.rating.RatingHistoryContract;
import dev.stoa.testkit.rating.RatingsContract;
import dev.stoa.testkit.rating.RelationshipsContract;
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
  final class MatchesTest extends Fresh implements MatchesContract {}

  @Nested
  final class RatingHistoryTest extends Fresh implements RatingHistoryContract {}

  @Nested
  final class RatingsTest extends Fresh implements RatingsContract {}

  @Nested
  final class RelationshipsTest extends Fresh implements RelationshipsContract {}

  private abstract static class Fresh {
    private final Storage storage = new InMemoryStorage();

    public Storage storage() {
      return storage;
    }
  }
}
