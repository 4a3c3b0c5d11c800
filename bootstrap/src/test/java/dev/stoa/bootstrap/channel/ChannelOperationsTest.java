package dev.stoa.bootstrap.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.storage.InMemoryStorage;
import io.vavr.control.Either;
import org.junit.jupiter.api.Nested;

final class ChannelOperationsTest {

  @Nested
  final class InMemoryTest implements ChannelStories {
    private final InMemoryStorage storage = new InMemoryStorage();

    @Override
    public Storage storage() {
      return storage;
    }

    @Override
    public AgentId givenAnAgent(String identity, boolean archived) {
      AgentId id = new AgentId("id-of-" + identity);
      return storage
          .unitOfWork()
          .<Object, AgentId>write(
              () -> {
                storage.participants().add(id, identity, archived);
                return Either.right(id);
              })
          .get();
    }
  }

  @Nested
  final class SqliteTest extends TestStore.OnSqlite implements ChannelStories {}

  @Nested
  final class PostgresTest extends TestStore.OnPostgres implements ChannelStories {}
}
