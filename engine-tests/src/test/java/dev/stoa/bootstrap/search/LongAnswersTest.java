package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A short message that says something is found among long answers with the same words. */
final class LongAnswersTest {

  @ParameterizedTest
  @EnumSource
  void theShortMessageIsFoundFirst(TestEngine engine) {
    LongAnswers chat = LongAnswers.of(36);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ConversationId id =
          stoa.conversations().start(UserId.LOCAL, NewConversation.untitled()).get().id();
      Seq<String> ids =
          stoa.messages()
              .appendAll(UserId.LOCAL, id, chat.said().map(NewMessage::of))
              .get()
              .map(message -> message.id().value());
      double first =
          chat.questions()
              .map(one -> found(stoa, one.words(), 1).contains(ids.get(one.answer())) ? 1 : 0)
              .average()
              .get();
      assertTrue(first >= .9, () -> "found first: " + first);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aQuestionInTheFirstPersonPrefersWhatTheAskerSaid(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ConversationId id =
          stoa.conversations().start(UserId.LOCAL, NewConversation.untitled()).get().id();
      stoa.messages()
          .appendAll(
              UserId.LOCAL,
              id,
              List.of(
                  NewMessage.of("model", MessageDraft.assistant("A budget of 4,000 for the venue")),
                  NewMessage.of("user", MessageDraft.user("Our venue budget is up to 3,800 now"))));
      assertEquals("model", found(stoa, "What is the budget of the venue?", 1).head());
      assertEquals("user", found(stoa, "What is my budget of the venue?", 1).head());
      assertEquals("user", found(stoa, "Which budget of the venue did I mention?", 1).head());
    }
  }

  private static Seq<String> found(Stoa stoa, String question, int limit) {
    return stoa.search()
        .search(SearchEverything.about(question).in(SearchSource.CONVERSATION).limit(limit))
        .get()
        .items()
        .map(hit -> hit.at().id());
  }
}
