package dev.stoa.bootstrap.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.data.Seed;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conversations on both engines: pages under concurrent appends, and ranked search. */
final class ConversationEnginesTest {

  private static final int WRITERS = 4;
  private static final int EACH = 40;

  @ParameterizedTest
  @EnumSource
  void pagesVisitEachMessageOnceWhileOthersAppend(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ConversationId id = started(stoa, UserId.LOCAL);
      append(stoa, id, 25);
      ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
      List<Future<?>> writers = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        writers.add(
            threads.submit(
                () -> {
                  for (int n = 0; n < EACH; n++) {
                    append(stoa, id, 1 + n % 3);
                  }
                }));
      }
      long seed = Seed.of(58);
      Random random = new Random(seed);
      do {
        Vector<Long> back = backwards(stoa, id, random);
        assertEquals(Vector.rangeClosed(1L, back.last()), back, "seed " + seed);
      } while (!writers.stream().allMatch(Future::isDone));
      threads.shutdown();
      for (Future<?> writer : writers) {
        writer.get();
      }
      long all = stoa.conversations().find(UserId.LOCAL, id.value()).get().messages();
      assertEquals(Vector.rangeClosed(1L, all), forwards(stoa, id, random), "seed " + seed);
      assertEquals(Vector.rangeClosed(1L, all), backwards(stoa, id, random), "seed " + seed);
    }
  }

  @ParameterizedTest
  @EnumSource
  void oneOfManyStartsTheConversationOfAnExternalId(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa first = Stoa.open(engine.config(url));
        Stoa second = Stoa.open(engine.config(url))) {
      ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
      List<Future<ConversationId>> starts = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        Stoa stoa = i % 2 == 0 ? first : second;
        starts.add(
            threads.submit(
                () ->
                    stoa.conversations()
                        .start(UserId.LOCAL, NewConversation.untitled().external("thread"))
                        .get()
                        .id()));
      }
      threads.shutdown();
      for (Future<ConversationId> start : starts) {
        assertEquals(starts.get(0).get(), start.get());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theWordsOfALongConversationGoWithIt(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url));
        Connection reading = DriverManager.getConnection(url)) {
      ConversationId stored = started(stoa, UserId.LOCAL);
      append(stoa, stored, 1);
      ConversationId removed = started(stoa, UserId.LOCAL);
      append(stoa, removed, 1_001);
      hits(stoa, SearchEverything.about("message"));
      assertEquals(1_002, texts(reading));
      stoa.conversations().delete(UserId.LOCAL, removed).get();
      assertEquals(1, texts(reading));
      assertTrue(stoa.search().reconcile(SearchSource.CONVERSATION).get().isRight());
    }
  }

  private static long texts(Connection reading) throws SQLException {
    try (Statement statement = reading.createStatement();
        ResultSet count = statement.executeQuery("select count(*) from conversation_texts")) {
      count.next();
      return count.getLong(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void rankedSearchFindsTheUsersOwnMessages(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      UserId bob = new UserId("bob");
      ConversationId mine = started(stoa, UserId.LOCAL);
      ConversationId his = started(stoa, bob);
      stoa.messages().append(UserId.LOCAL, mine, MessageDraft.user("retries with jitter")).get();
      stoa.messages().append(bob, his, MessageDraft.user("jitter is secret")).get();
      assertEquals(
          Vector.of("retries with [jitter]"),
          hits(stoa, SearchEverything.about("jitter")).map(SearchHit::snippet));
      assertEquals(
          Vector.of("[jitter] is secret"),
          hits(stoa, SearchEverything.about("jitter").user("bob")).map(SearchHit::snippet));
      assertTrue(stoa.search().reconcile(SearchSource.CONVERSATION).get().isRight());
      stoa.conversations().delete(UserId.LOCAL, mine).get();
      assertEquals(Vector.empty(), hits(stoa, SearchEverything.about("jitter")));
      assertTrue(stoa.search().reconcile(SearchSource.CONVERSATION).get().isRight());
      assertEquals(
          Vector.empty(),
          stoa.messageSearch().search(UserId.LOCAL, MessageQuery.about("jitter")).items());
    }
  }

  private static Vector<SearchHit> hits(Stoa stoa, SearchEverything question) {
    return stoa.search().search(question.in(SearchSource.CONVERSATION)).get().items().toVector();
  }

  private static Vector<Long> backwards(Stoa stoa, ConversationId id, Random random) {
    Vector<Long> seen = Vector.empty();
    Option<Long> before = Option.none();
    do {
      Page<ConversationMessage, Long> page =
          stoa.messages()
              .before(UserId.LOCAL, id, new PageRequest<>(before, 1 + random.nextInt(20)))
              .get();
      seen = seen.prependAll(page.items().map(ConversationMessage::sequence));
      before = page.next();
    } while (before.isDefined());
    return seen;
  }

  private static Vector<Long> forwards(Stoa stoa, ConversationId id, Random random) {
    Vector<Long> seen = Vector.empty();
    Option<Long> after = Option.some(0L);
    while (after.isDefined()) {
      Page<ConversationMessage, Long> page =
          stoa.messages()
              .after(UserId.LOCAL, id, new PageRequest<>(after, 1 + random.nextInt(20)))
              .get();
      seen = seen.appendAll(page.items().map(ConversationMessage::sequence));
      after = page.next();
    }
    return seen;
  }

  private static void append(Stoa stoa, ConversationId id, int count) {
    stoa.messages()
        .appendAll(
            UserId.LOCAL,
            id,
            Vector.range(0, count).map(i -> NewMessage.of(MessageDraft.user("message " + i))))
        .getOrElseThrow(RefusalException::new);
  }

  private static ConversationId started(Stoa stoa, UserId user) {
    return stoa.conversations().start(user, NewConversation.untitled()).get().id();
  }
}
