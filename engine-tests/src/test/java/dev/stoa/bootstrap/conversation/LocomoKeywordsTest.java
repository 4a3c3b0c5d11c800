package dev.stoa.bootstrap.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.search.LocomoChat;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;

/** The beginning of a word finds the turns of real chats that have such a word, and no others. */
final class LocomoKeywordsTest {

  private static final int EVERY_TURN = 1_000;

  private static final int CHATS = Boolean.getBoolean("stoa.slow") ? 10 : 3;

  @ParameterizedTest
  @EnginesOfThisBuild
  void aBeginningFindsExactlyTheExpectedTurns(TestEngine engine) throws IOException {
    Path folder = OutsideData.need("data/locomo");
    JsonArray expected =
        (JsonArray) JsonParser.parse(Files.readString(folder.resolve("prefix_expected.json")));
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Seq<LocomoChat> chats = LocomoChat.read(folder.resolve("locomo10.json")).take(CHATS);
      chats.forEach(chat -> store(stoa, chat));
      Seq<String> names = chats.map(LocomoChat::name);
      expected
          .values()
          .map(JsonObject.class::cast)
          .filter(question -> names.contains(text(question, "conversation")))
          .forEach(
              question ->
                  assertEquals(
                      ((JsonArray) question.members().get("turns").get())
                          .values()
                          .map(turn -> ((JsonString) turn).value())
                          .toVector(),
                      found(stoa, text(question, "conversation"), text(question, "prefix")),
                      () -> text(question, "prefix") + " in " + text(question, "conversation")));
    }
  }

  private static void store(Stoa stoa, LocomoChat chat) {
    ConversationId id =
        stoa.conversations()
            .start(UserId.LOCAL, NewConversation.untitled().id(chat.name()))
            .get()
            .id();
    stoa.messages()
        .appendAll(
            UserId.LOCAL,
            id,
            chat.turns()
                .map(
                    turn ->
                        NewMessage.of(
                            chat.name() + " " + turn.id(), MessageDraft.user(turn.described()))))
        .get();
  }

  /** Oldest first, as they are expected. */
  private static Seq<String> found(Stoa stoa, String conversation, String prefix) {
    return stoa.messageSearch()
        .search(
            UserId.LOCAL,
            MessageQuery.about(prefix).in(new ConversationId(conversation)).limit(EVERY_TURN))
        .items()
        .map(hit -> hit.message().id().value().substring(conversation.length() + 1))
        .reverse()
        .toVector();
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }
}
