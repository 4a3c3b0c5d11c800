package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.search.LocomoChat;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;

/** Words alone bring back the turns of real chats that answer real questions about them. */
final class LocomoTest {

  private static final boolean SLOW = Boolean.getBoolean("stoa.slow");

  @ParameterizedTest
  @EnginesOfThisBuild
  void turnsThatAreMemoriesAreRecalled(TestEngine engine) {
    Path file = OutsideData.need("data/locomo/locomo10.json");
    LocomoFigures found = LocomoFigures.ofNotes(chats(file), name -> StoaConfig.of(fresh(engine)));
    System.out.println(found.lines("notes, words only, " + engine));
    assertTrue(
        found.odd().mean().reaches(SLOW ? .565 : .5, SLOW ? .645 : .58), () -> found.line("notes"));
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void turnsThatAreMessagesAreFound(TestEngine engine) {
    Path file = OutsideData.need("data/locomo/locomo10.json");
    LocomoFigures found =
        LocomoFigures.ofConversations(chats(file), name -> StoaConfig.of(fresh(engine)));
    System.out.println(found.lines("conversation, words only, " + engine));
    assertTrue(
        found.odd().mean().reaches(SLOW ? .69 : .65, SLOW ? .77 : .72),
        () -> found.line("conversation"));
  }

  /** As well as in channels, because they have the names of their authors. */
  @ParameterizedTest
  @EnginesOfThisBuild
  void turnsOfConversationsAreFound(TestEngine engine) {
    Path file = OutsideData.need("data/locomo/locomo10.json");
    LocomoFigures found =
        LocomoFigures.ofMessages(chats(file), name -> StoaConfig.of(fresh(engine)));
    System.out.println(found.lines("conversation with authors, words only, " + engine));
    assertTrue(
        found.odd().mean().reaches(SLOW ? .70 : .65, SLOW ? .78 : .72),
        () -> found.line("conversation with authors"));
  }

  private static StorageConfig fresh(TestEngine engine) {
    return engine.config(engine.migratedUrl());
  }

  private static Seq<LocomoChat> chats(Path file) {
    // -Pslow reads all ten, else the shortest is enough.
    return LocomoChat.read(file).filter(chat -> SLOW || chat.name().equals("conv-30"));
  }
}
