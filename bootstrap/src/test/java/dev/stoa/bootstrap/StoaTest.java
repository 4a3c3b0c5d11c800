package dev.stoa.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import dev.stoa.testkit.storage.WatchedStorage;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoaTest {

  @Test
  void idsAreTimeOrderedInEveryContext() {
    try (Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system())) {
      Agent ada = done(stoa.agents().register(AgentRegistration.of("ada", "m")));
      Channel ops = done(stoa.channels().create(new ChannelName("ops")));
      Agent bob = done(stoa.agents().register(AgentRegistration.of("bob", "m")));
      List<String> ids =
          List.of(
              ada.id().value(),
              ops.id().value(),
              bob.id().value(),
              done(stoa.agents().startSpawn("ada")).id().value(),
              done(stoa.tasks().create(AgentTaskOrder.of(ada.id(), "work"))).id().value(),
              done(stoa.audit().append(AuditEvent.of("seen"))).id().value(),
              done(stoa.channels().post(Post.of(ops.id(), ada.id(), "hello"))).id().value(),
              done(stoa.handOffs().offer(HandOffRequest.of(ops.id(), ada.id(), bob.id(), "yours")))
                  .id()
                  .value(),
              done(stoa.knowledge().contribute("ada", Contribution.of(new DomainPath("a"), "x")))
                  .id()
                  .value(),
              done(stoa.memory().remember(Remember.of("x"))).id().value(),
              done(stoa.notebook().write("ada", NoteDraft.of(NoteTopic.NOTES, "x"))).id().value());
      assertEquals(ids.stream().sorted().toList(), ids);
      ids.forEach(id -> assertEquals(7, UUID.fromString(id).version()));
      String end = ada.id().value().substring(24);
      assertEquals(Either.right(ada.id()), stoa.agents().resolve(end).map(Agent::id));
    }
  }

  @Test
  void closingItClosesTheStore() {
    Storage storage = TestWorkspace.create().storage();
    try (Stoa stoa = Stoa.over(storage, () -> Instant.EPOCH)) {
      assertEquals(0, stoa.audit().head().size());
    }
    assertThrows(StorageException.class, () -> storage.unitOfWork().read(() -> 1));
  }

  @Test
  void operationsOfSeveralContextsJoinATransactionOfTheCaller(@TempDir Path folder)
      throws SQLException {
    String url = "jdbc:sqlite:" + folder.resolve("a.db");
    try (Stoa stoa = Stoa.open(url);
        Connection mine = DriverManager.getConnection(url + "?foreign_keys=on")) {
      mine.setAutoCommit(false);
      for (boolean commits : new boolean[] {false, true}) {
        stoa.joining(
                mine,
                all -> {
                  all.memory()
                      .remember(Remember.of("jitter"))
                      .getOrElseThrow(RefusalException::new);
                  return all.audit().append(AuditEvent.of("told"));
                })
            .outcome()
            .getOrElseThrow(RefusalException::new);
        assertEquals(0, stoa.audit().head().size(), "nobody sees it before the commit");
        if (commits) {
          mine.commit();
        } else {
          mine.rollback();
        }
      }
      assertEquals(1, stoa.audit().head().size());
    }
  }

  @Test
  void aStoreThatIsNoDatabaseHasNoTransactionsToJoin() {
    Storage plain = WatchedStorage.of(TestWorkspace.create().storage(), call -> {});
    try (Stoa stoa = Stoa.over(plain, () -> Instant.EPOCH)) {
      assertThrows(
          IllegalStateException.class, () -> stoa.joining(null, all -> Either.right("done")));
    }
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
