package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** As of an instant, texts in threads are found by their words of then, beside their neighbours. */
final class FormerThreadsTest {

  private static final UserId USER = new UserId("grace");

  private final AtomicLong second = new AtomicLong();

  @ParameterizedTest
  @EnumSource
  void messagesOfConversations(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      ConversationId chat = started(stoa, "Which walnut is old?", "The tall one", "So be it");
      ConversationId gone = started(stoa, "A walnut elsewhere");
      SearchEverything question =
          SearchEverything.about("walnut").user(USER.value()).in(SearchSource.CONVERSATION);
      Seq<String> before = found(stoa, question);
      assertEquals(4, before.size(), "neighbours are answers too");
      Instant then = now();
      Stoa past = stoa.asOf(then);
      assertEquals(before, found(past, question));
      done(stoa.messages().correct(USER, chat, 1, MessageDraft.user("Which mahogany is old?")));
      done(stoa.messages().remove(USER, chat, 2));
      done(stoa.conversations().delete(USER, gone));
      append(stoa, chat, "A new walnut");
      assertTrue(found(stoa, question).forAll(hit -> !hit.contains("elsewhere")));
      assertEquals(before, found(past, question), "a past that was read before");
      assertEquals(before, found(stoa.asOf(then), question));
      assertEquals(
          Vector.empty(),
          found(past, SearchEverything.about("mahogany").user("grace").in(question.sources())));
      done(stoa.erasure().eraseUser(USER.value(), List.of()));
      assertEquals(Vector.empty(), found(past, question));
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsOfDebates(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      DebateSessionId deleted = debated(stoa, "Which walnut is old?", "The tall one");
      debated(stoa, "A walnut elsewhere", "No");
      SearchEverything question = SearchEverything.about("walnut").in(SearchSource.TURN);
      SearchEverything byName = SearchEverything.about("hopperia").in(SearchSource.TURN);
      Seq<String> before = found(stoa, question);
      Seq<String> named = found(stoa, byName);
      assertEquals(4, before.size());
      assertEquals(4, named.size());
      Stoa past = stoa.asOf(now());
      done(stoa.debates().cancel(deleted));
      done(stoa.debates().delete(deleted));
      done(stoa.agents().rename("hopperia", new AgentName("lovelacia")));
      debated(stoa, "A new walnut");
      assertEquals(before, found(past, question));
      assertEquals(named, found(past, byName));
      assertEquals(
          Vector.empty(), found(past, SearchEverything.about("lovelacia").in(SearchSource.TURN)));
    }
  }

  private Stoa open(TestEngine engine) {
    return Stoa.open(engine.config(engine.migratedUrl()).withClock(this::now));
  }

  private Instant now() {
    return Instant.parse("2026-01-02T03:04:05Z").plusSeconds(second.incrementAndGet());
  }

  private static ConversationId started(Stoa stoa, String... contents) {
    ConversationId chat = done(stoa.conversations().start(USER, NewConversation.untitled())).id();
    Vector.of(contents).forEach(one -> append(stoa, chat, one));
    return chat;
  }

  private static void append(Stoa stoa, ConversationId chat, String content) {
    done(stoa.messages().append(USER, chat, MessageDraft.user(content)));
  }

  private static DebateSessionId debated(Stoa stoa, String... contents) {
    DebateSessionId id = stoa.debates().open(NewDebateSession.about("Trees")).id();
    done(stoa.debates().start(id));
    for (String content : contents) {
      done(
          stoa.debates()
              .registering()
              .append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, "hopperia", content)));
    }
    return id;
  }

  private static Seq<String> found(Stoa stoa, SearchEverything question) {
    return done(stoa.search().search(question)).items().map(FormerThreadsTest::shown).toVector();
  }

  private static String shown(SearchHit hit) {
    return hit.at().id() + " " + hit.snippet();
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
