package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.audit.IdentifiedEvent;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a failure of the store says, and what it keeps to itself. */
final class StoreMessagesTest {

  private static final String SECRET = "marianne";

  @ParameterizedTest
  @EnumSource
  void aBatchThatFailsShowsNeitherItsStatementNorItsValues(TestEngine engine) {
    Seq<ChainedEntry> entries =
        AuditChain.extend(
            new ChainHead(0, EntryHash.GENESIS),
            MerkleFrontier.empty(),
            Vector.of("1", "2")
                .map(id -> new IdentifiedEvent(new AuditEntryId(SECRET + id), event())),
            Instant.parse("2026-01-02T03:04:05Z"));
    try (JdbcStorage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      append(storage, entries);
      StorageException failure =
          assertThrows(StorageException.class, () -> append(storage, entries));
      assertTrue(
          failure.getMessage().startsWith("the workspace already has this key: "),
          failure.getMessage());
      assertFalse(failure.getMessage().contains(SECRET), failure.getMessage());
      assertFalse(failure.getMessage().contains("insert"), failure.getMessage());
    }
  }

  private static AuditEvent event() {
    return AuditEvent.of("query").session(SECRET);
  }

  private static void append(JdbcStorage storage, Seq<ChainedEntry> entries) {
    storage
        .unitOfWork()
        .write(
            () -> {
              storage.auditLog().append(entries);
              return Either.right(entries);
            });
  }

  @ParameterizedTest
  @EnumSource
  void aDamagedRowIsAFailureOfTheStoreNotAMistakeOfTheCaller(TestEngine engine)
      throws SQLException {
    String url = engine.migratedUrl();
    Cli cli = Cli.on(url);
    cli.run("agent", "register", "ada", "--model", "m").ok();
    TestEngine.execute(url, "update agents set model = ' '");
    Cli.Outcome outcome = cli.run("agent", "show", "ada");
    assertEquals(3, outcome.code(), outcome.err());
    assertTrue(outcome.err().startsWith("stoa: a stored row is damaged (model"), outcome.err());
  }
}
