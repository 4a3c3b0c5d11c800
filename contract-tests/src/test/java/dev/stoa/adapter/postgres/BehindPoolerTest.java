package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.agent.AgentTasksContract;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.ChainWriter;
import dev.stoa.testkit.channel.ChannelMessagesContract;
import dev.stoa.testkit.channel.MessageSignalsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.memory.MemoriesContract;
import dev.stoa.testkit.postgres.PostgresServer;
import dev.stoa.testkit.search.TextMatchingContract;
import dev.stoa.testkit.search.VectorIndexContract;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

final class BehindPoolerTest {

  @Nested
  final class UnitOfWorkTest extends BehindPooler implements UnitOfWorkContract<Storage> {}

  @Nested
  final class AuditLogTest extends SharedBehindPooler implements AuditLogContract {}

  @Nested
  final class AgentTasksTest extends SharedBehindPooler implements AgentTasksContract<Storage> {}

  @Nested
  final class ChannelMessagesTest extends SharedBehindPooler
      implements ChannelMessagesContract<Storage> {}

  @Nested
  final class MessageSignalsTest extends SharedBehindPooler
      implements MessageSignalsContract<Storage> {}

  @Nested
  final class MemoriesTest extends SharedBehindPooler implements MemoriesContract {}

  @Nested
  final class TextMatchingTest extends SharedBehindPooler implements TextMatchingContract {}

  @Nested
  final class VectorIndexTest extends BehindPooler implements VectorIndexContract {}

  @Test
  void migrationsRunOnTheServerItself() {
    String direct = PostgresServer.shared().newDatabase();
    try {
      StorageConfig behind = StorageConfig.of(PgBouncer.before(direct) + "&currentSchema=team_a");
      assertRefused("withTransactionPooling(directUrl)", behind.withTransactionPooling());
      StorageConfig both = behind.withTransactionPooling(direct);
      try (Storage storage = Storages.open(both)) {
        ChainWriter.append(storage, 3);
        assertEquals(3, storage.unitOfWork().read(() -> storage.auditLog().head().size()));
      }
      Storages.open(both.withSchema(SchemaMode.VALIDATE)).close();
      Storages.open(behind.withTransactionPooling()).close();
      assertRefused(
          "withTransactionPooling(directUrl)",
          behind.withTransactionPooling().withSchema(SchemaMode.VALIDATE));
    } finally {
      PostgresServer.shared().drop(direct);
    }
  }

  @Test
  void sqlForNewSessionsIsRefused() {
    StorageConfig config = StorageConfig.of("jdbc:postgresql://h/db");
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> config.withTransactionPooling().withConnectionInit("set time zone 0"));
    assertTrue(refused.toString().contains("connectionInit"), refused.getMessage());
  }

  private static void assertRefused(String part, StorageConfig config) {
    StorageException refused =
        assertThrows(StorageException.class, () -> Storages.open(config).close());
    assertTrue(refused.toString().contains(part), refused.getMessage());
  }
}
