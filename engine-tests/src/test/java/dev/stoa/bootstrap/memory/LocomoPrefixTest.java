package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.LocomoChat;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

/** The beginning of a word finds every turn of real chats that has such a word, and no other. */
final class LocomoPrefixTest {

  private static final int EVERY_TURN = 1_000;
  // -Pslow reads all ten.
  private static final int CHATS = Boolean.getBoolean("stoa.slow") ? 10 : 3;

  @ParameterizedTest
  @EnginesOfThisBuild
  void aBeginningFindsTheTurnsThatHaveSuchAWord(TestEngine engine) throws IOException {
    Path folder = OutsideData.need("data/locomo");
    Seq<LocomoChat> chats = LocomoChat.read(folder.resolve("locomo10.json")).take(CHATS);
    JsonArray expected =
        (JsonArray) JsonParser.parse(Files.readString(folder.resolve("prefix_expected.json")));
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      Map<String, Seq<String>> turns = remember(storage, chats);
      for (JsonValue value : expected.values()) {
        JsonObject question = (JsonObject) value;
        if (!chats.exists(chat -> chat.name().equals(text(question, "conversation")))) {
          continue;
        }
        String prefix = text(question, "prefix");
        Set<String> found =
            find(storage, text(question, "conversation"), prefix)
                .flatMap(hit -> turns.get(hit.id()).get())
                .toSet();
        assertEquals(
            ((JsonArray) question.members().get("turns").get())
                .values()
                .map(turn -> ((JsonString) turn).value())
                .toSet(),
            found,
            () -> prefix + " in " + text(question, "conversation"));
      }
    }
  }

  /** The turns of each memory: what is stored twice is remembered once. */
  private static Map<String, Seq<String>> remember(Storage storage, Seq<LocomoChat> chats) {
    MemoryOperations memory =
        new MemoryOperations(
            storage,
            InstantSource.system(),
            new TimeOrderedIds(InstantSource.system(), new SecureRandom()),
            List.of());
    return HashMap.ofEntries(chats.flatMap(chat -> remember(memory, chat)));
  }

  private static Map<String, Seq<String>> remember(MemoryOperations memory, LocomoChat chat) {
    Seq<LocomoChat.Turn> described = chat.turns().reject(turn -> turn.described().isBlank());
    MemoryScope scope = new MemoryScope(chat.name());
    return memory
        .rememberAll(described.map(turn -> Remember.of(turn.described()).scope(scope)))
        .get()
        .map(stored -> stored.id().value())
        .zip(described.map(LocomoChat.Turn::id))
        .groupBy(Tuple2::_1)
        .mapValues(same -> same.map(Tuple2::_2));
  }

  private static Seq<TextHit> find(Storage storage, String chat, String prefix) {
    TextQuery question = TextQuery.about(prefix).matching(Matching.PREFIX).ownedBy(chat);
    return storage
        .unitOfWork()
        .read(() -> storage.textIndex().find(SearchSource.MEMORY, question, 0, EVERY_TURN));
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }
}
