package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.search.LocomoFigures;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.search.LocomoChat;
import io.vavr.collection.Seq;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Words and meaning together bring back more of the turns that answer questions about chats. */
final class LocomoMeaningTest {

  @ParameterizedTest
  @EnumSource
  void turnsThatAreMessagesAreFound(TestEngine engine) {
    Seq<LocomoChat> chats = chats();
    try (MiniLm model = new MiniLm()) {
      LocomoFigures found = LocomoFigures.ofConversations(chats, name -> config(engine, model));
      System.out.println(found.lines("conversation, with the model, " + engine));
      assertTrue(found.odd().mean().reaches(.72, .81), () -> found.line("conversation"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsThatAreMemoriesAreRecalled(TestEngine engine) {
    Seq<LocomoChat> chats = chats();
    try (MiniLm model = new MiniLm()) {
      LocomoFigures found = LocomoFigures.ofNotes(chats, name -> config(engine, model));
      System.out.println(found.lines("notes, with the model, " + engine));
      assertTrue(found.odd().mean().reaches(.63, .72), () -> found.line("notes"));
    }
  }

  private static StoaConfig config(TestEngine engine, MiniLm model) {
    return StoaConfig.of(engine.config(engine.migratedUrl())).withEmbeddings(model);
  }

  /** Embedding them takes minutes, so an ordinary build does not. */
  private static Seq<LocomoChat> chats() {
    assumeTrue(Boolean.getBoolean("stoa.slow"), "a measurement: it runs with -Pslow");
    return LocomoChat.read(OutsideData.need("data/locomo/locomo10.json"));
  }
}
