package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.Workspace;
import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.storage.StorageConfig;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Several operations of several contexts in one unit of work, on every store. */
final class AtomicallyTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");

  @ParameterizedTest
  @EnumSource
  void aRightCommitsEverything(TestStore store) {
    try (Stoa stoa = open(store)) {
      Either<Refusal, AuditEntry> outcome =
          stoa.atomically(
              all -> {
                everything(all, "one");
                return all.audit().append(AuditEvent.of("duel")).mapLeft(refused -> refused);
              });
      long last = outcome.getOrElseThrow(RefusalException::new).sequence();
      assertTrue(isThere(stoa, "one"));
      assertEquals(last, stoa.audit().head().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLeftUndoesEverything(TestStore store) {
    try (Stoa stoa = open(store)) {
      assertEquals(
          Either.left("changed my mind"),
          stoa.atomically(
              all -> {
                everything(all, "one");
                done(all.audit().append(AuditEvent.of("duel")));
                return Either.left("changed my mind");
              }));
      assertFalse(isThere(stoa, "one"));
      assertEquals(0, stoa.audit().head().size());
      done(stoa.audit().append(AuditEvent.of("next")));
      assertEquals(1, stoa.audit().head().size(), "the next unit begins afresh");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRefusalThatIsHandledUndoesOnlyItsOwnOperation(TestStore store) {
    try (Stoa stoa = open(store)) {
      stoa.atomically(
          all -> {
            everything(all, "one");
            // The identity is taken, and the match has one participant only.
            assertTrue(all.agents().register(AgentRegistration.of("one", "m")).isLeft());
            assertTrue(
                all.ratings().registering().record(NewMatch.won(new MatchId("x"), ADA)).isLeft());
            done(all.audit().append(AuditEvent.of("after the refusals")));
            return Either.right(true);
          });
      assertTrue(isThere(stoa, "one"));
      assertEquals(Option.none(), stoa.ratings().match(new MatchId("x")));
      assertEquals(3, count(stoa, "agent.registered"), "one, and the two that played");
      assertEquals(1, count(stoa, "after the refusals"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anExceptionUndoesEverythingAndComesThrough(TestStore store) {
    try (Stoa stoa = open(store)) {
      IllegalStateException mine = new IllegalStateException("mine");
      assertSame(
          mine,
          assertThrows(
              IllegalStateException.class,
              () ->
                  stoa.atomically(
                      all -> {
                        everything(all, "one");
                        throw mine;
                      })));
      RefusalException refused =
          assertThrows(
              RefusalException.class,
              () ->
                  stoa.atomically(
                      all -> {
                        everything(all, "two");
                        return Either.right(
                            done(
                                all.ratings()
                                    .registering()
                                    .record(NewMatch.won(new MatchId("x"), ADA))));
                      }));
      assertEquals(refused.refusal().sentence(), refused.getMessage());
      assertFalse(isThere(stoa, "one"));
      assertFalse(isThere(stoa, "two"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theWorkSeesWhatItWrote(TestStore store) {
    try (Stoa stoa = open(store)) {
      stoa.atomically(
          all -> {
            Memory memory = done(all.memory().remember(Remember.of("jitter")));
            assertEquals(Option.some(memory), all.memory().find(memory.id()));
            assertEquals(1, done(all.memory().recall(Recall.about("jitter"))).size());
            return Either.right(memory);
          });
      assertEquals(1, done(stoa.memory().recall(Recall.about("jitter"))).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyThreadsLoseNothing(TestStore store) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try (Stoa stoa = open(store)) {
      List<Callable<Object>> work = new ArrayList<>();
      IntStream.range(0, 40)
          .forEach(
              i ->
                  work.add(
                      () ->
                          stoa.atomically(
                              all -> {
                                everything(all, "n" + i);
                                done(all.audit().append(AuditEvent.of("duel")));
                                return i % 4 == 0 ? Either.left("no") : Either.right(i);
                              })));
      for (Future<Object> one : pool.invokeAll(work)) {
        one.get();
      }
      assertEquals(30, count(stoa, "duel"));
      assertEquals(30, stoa.ratings().rating(ADA).map(rating -> rating.debates()).getOrElse(0L));
    } finally {
      pool.shutdown();
    }
  }

  private static int count(Stoa stoa, String eventType) {
    return stoa.audit().list(AuditQuery.all().ofType(eventType).limit(100)).items().size();
  }

  /** Something of four contexts under one name. */
  private static void everything(Workspace all, String name) {
    Agent agent = done(all.agents().register(AgentRegistration.of(name, "m")));
    Channel channel = done(all.channels().create(new ChannelName(name)));
    done(all.channels().post(Post.of(channel.id(), agent.id(), "hello")));
    done(all.memory().remember(Remember.of("about " + name)));
    done(all.ratings().registering().record(NewMatch.won(new MatchId(name), ADA, BOB)));
  }

  private static boolean isThere(Stoa stoa, String name) {
    boolean agent = stoa.agents().resolve(name).isRight();
    assertEquals(agent, stoa.channels().resolve(name).isRight());
    assertEquals(agent, stoa.ratings().match(new MatchId(name)).isDefined());
    assertEquals(agent ? 1 : 0, done(stoa.memory().recall(Recall.about(name))).size());
    return agent;
  }

  private static Stoa open(TestStore store) {
    return Stoa.over(store.open(), StorageConfig.SYSTEM_CLOCK);
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
