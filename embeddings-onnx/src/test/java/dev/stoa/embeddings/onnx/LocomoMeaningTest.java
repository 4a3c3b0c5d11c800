package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.search.LocomoFigures;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.search.LocomoChat;
import dev.stoa.testkit.data.SharedData;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Words and meaning together bring back more of the turns that answer questions about chats. */
final class LocomoMeaningTest {

  private static final boolean SLOW = Boolean.getBoolean("stoa.slow");

  @ParameterizedTest
  @EnumSource
  void turnsThatAreMessagesAreFound(TestEngine engine) {
    // Embedding takes long: by default the shortest chat on one engine is enough.
    for (Path file :
        SharedData.find("data/locomo/locomo10.json")
            .filter(any -> SLOW || engine == TestEngine.SQLITE)) {
      try (MiniLm model = new MiniLm()) {
        LocomoFigures found =
            LocomoFigures.ofConversations(chats(file), name -> config(engine, model));
        System.out.println(found.lines("conversation, with the model, " + engine));
        assertTrue(
            found.odd().mean().reaches(SLOW ? .72 : .7, SLOW ? .81 : .78),
            () -> found.line("conversation"));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsThatAreMemoriesAreRecalled(TestEngine engine) {
    for (Path file : SharedData.find("data/locomo/locomo10.json").filter(any -> SLOW)) {
      try (MiniLm model = new MiniLm()) {
        LocomoFigures found = LocomoFigures.ofNotes(chats(file), name -> config(engine, model));
        System.out.println(found.lines("notes, with the model, " + engine));
        assertTrue(found.odd().mean().reaches(.63, .72), () -> found.line("notes"));
      }
    }
  }

  private static StoaConfig config(TestEngine engine, MiniLm model) {
    return StoaConfig.of(engine.config(engine.migratedUrl())).withEmbeddings(model);
  }

  private static Seq<LocomoChat> chats(Path file) {
    Seq<LocomoChat> all = LocomoChat.read(file);
    return SLOW ? all : all.filter(chat -> chat.name().equals("conv-30"));
  }
}
