package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages among everything that is searched. */
final class SearchMessagesTest {

  private static final int THREADS = 4;
  private static final int EACH = 25;

  @ParameterizedTest
  @EnumSource
  void aSearchFindsWhatWasPostedBeforeItAndNothingThatIsDeleted(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Agent agent = agent(stoa);
      Channel ops = channel(stoa, "ops");
      ChannelMessage first = post(stoa, ops, agent, "retry with jitter");
      assertEquals(ids(first), found(stoa, "jitter"));
      ChannelMessage second = post(stoa, ops, agent, "more jitter");
      assertEquals(ids(first, second), found(stoa, "jitter"));
      stoa.channels().deleteMessage(first.id(), agent.id()).get();
      assertEquals(ids(second), found(stoa, "jitter"));
      ChannelMessage third = post(stoa, channel(stoa, "dev"), agent, "jitter elsewhere");
      assertEquals(ids(second, third), found(stoa, "jitter"));
      assertTrue(stoa.search().reconcile(SearchSource.MESSAGE).get().isRight());
    }
  }

  @ParameterizedTest
  @EnumSource
  void asOfAnInstantASearchFindsWhatWasPostedByThen(TestEngine engine) {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-02T03:04:05Z"));
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()).withClock(now::get))) {
      Agent agent = agent(stoa);
      Channel ops = channel(stoa, "ops");
      ChannelMessage first = post(stoa, ops, agent, "retry with jitter");
      Instant then = now.get();
      now.set(then.plusSeconds(1));
      post(stoa, ops, agent, "more jitter");
      assertEquals(ids(first), found(stoa.asOf(then), "jitter"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoPostsWhileOthersSearchFindsWhatTheyPosted(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Agent agent = agent(stoa);
      Vector<Channel> channels = Vector.of(channel(stoa, "ops"), channel(stoa, "dev"));
      ExecutorService pool = Executors.newFixedThreadPool(THREADS);
      try {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          int thread = i;
          all.add(
              pool.submit(
                  () -> {
                    for (int number = 0; number < EACH; number++) {
                      String word = "word" + (char) ('a' + thread) + "x" + number;
                      ChannelMessage posted =
                          post(stoa, channels.get(thread % 2), agent, "jitter " + word);
                      assertEquals(ids(posted), found(stoa, word));
                    }
                  }));
        }
        for (Future<?> one : all) {
          one.get();
        }
      } finally {
        pool.shutdown();
      }
      assertEquals(THREADS * EACH, found(stoa, "jitter").size());
      assertTrue(stoa.search().reconcile(SearchSource.MESSAGE).get().isRight());
    }
  }

  @Test
  void inAReadOnlyDatabaseWhatIsIndexedIsFound() throws SQLException {
    String url = TestEngine.POSTGRES.migratedUrl();
    ChannelMessage first;
    try (Stoa stoa = Stoa.open(TestEngine.POSTGRES.config(url))) {
      Agent agent = agent(stoa);
      Channel ops = channel(stoa, "ops");
      first = post(stoa, ops, agent, "retry with jitter");
      assertEquals(ids(first), found(stoa, "jitter"));
      post(stoa, ops, agent, "more jitter");
    }
    TestEngine.execute(
        url,
        "do $$ begin execute format("
            + "'alter database %I set default_transaction_read_only = on', current_database());"
            + " end $$");
    try (Stoa stoa = Stoa.open(TestEngine.POSTGRES.config(url))) {
      assertEquals(ids(first), found(stoa, "jitter"));
      assertTrue(
          assertThrows(StorageException.class, () -> stoa.memory().remember("more")).isForbidden());
    }
  }

  private static Agent agent(Stoa stoa) {
    return stoa.agents().register(AgentRegistration.of("zealot", "m")).get();
  }

  private static Channel channel(Stoa stoa, String name) {
    return stoa.channels().create(new ChannelName(name)).get();
  }

  private static ChannelMessage post(Stoa stoa, Channel channel, Agent agent, String content) {
    return stoa.channels().post(Post.of(channel.id(), agent.id(), content)).get();
  }

  private static Set<String> ids(ChannelMessage... messages) {
    return Vector.of(messages).map(message -> message.id().value()).toSet();
  }

  private static Set<String> found(Stoa stoa, String words) {
    return stoa.search()
        .search(SearchEverything.about(words).limit(200))
        .get()
        .items()
        // The neighbouring texts are answers too, but does not hold the word.
        .filter(hit -> hit.snippet().contains("["))
        .map(hit -> hit.at().id())
        .toSet();
  }
}
