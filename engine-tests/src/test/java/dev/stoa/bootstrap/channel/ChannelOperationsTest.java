package dev.stoa.bootstrap.channel;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.storage.InMemoryStorage;
import org.junit.jupiter.api.Nested;

final class ChannelOperationsTest {

  @Nested
  final class InMemoryTest implements ChannelScenarios {
    private final InMemoryStorage storage = new InMemoryStorage();

    @Override
    public Storage storage() {
      return storage;
    }
  }

  @Nested
  final class SqliteTest extends TestStore.OnSqlite implements ChannelScenarios {}

  @Nested
  final class PostgresTest extends TestStore.OnPostgres implements ChannelScenarios {}
}
