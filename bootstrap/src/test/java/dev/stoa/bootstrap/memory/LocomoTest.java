package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.testkit.data.SharedData;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;

/** Words alone bring back the turns of real chats that answer real questions about them. */
final class LocomoTest {

  // -Pslow reads all ten.
  private static final int CHATS = Boolean.getBoolean("stoa.slow") ? 10 : 3;

  @ParameterizedTest
  @EnginesOfThisBuild
  void theTurnsThatAnswerAQuestionAreRecalled(TestEngine engine) {
    Option<Path> file = SharedData.find("data/locomo/locomo10.json");
    if (file.isEmpty()) {
      return;
    }
    Seq<LocomoChat> chats = LocomoChat.read(file.get()).take(CHATS);
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Seq<Tuple2<Double, Double>> found =
          chats.flatMap(chat -> new Reader(stoa.memory(), chat).answers());
      double atFive = found.map(Tuple2::_1).average().get();
      double atTen = found.map(Tuple2::_2).average().get();
      assertTrue(atFive >= .46, () -> "R@5 is " + atFive);
      assertTrue(atTen >= .54, () -> "R@10 is " + atTen);
    }
  }

  /** One who remembers a whole chat and is asked about it. */
  private static final class Reader {
    private final MemoryOperations memory;
    private final LocomoChat chat;
    private final MemoryScope scope;
    // What is said twice is remembered once, so that a memory may stand for several turns.
    private final Map<MemoryId, Seq<String>> turns;

    Reader(MemoryOperations memory, LocomoChat chat) {
      this.memory = memory;
      this.chat = chat;
      this.scope = new MemoryScope(chat.name());
      this.turns =
          memory
              .rememberAll(chat.turns().map(turn -> Remember.of(turn.said()).scope(scope)))
              .get()
              .map(Memory::id)
              .zip(chat.turns().map(LocomoChat.Turn::id))
              .groupBy(Tuple2::_1)
              .mapValues(said -> said.map(Tuple2::_2));
    }

    /** For each question the share of its evidence among the first five and the first ten. */
    Seq<Tuple2<Double, Double>> answers() {
      return chat.questions()
          .map(
              question -> {
                Seq<MemoryId> recalled =
                    memory
                        .recall(Recall.about(question.words()).scope(scope).limit(10))
                        .get()
                        .map(one -> one.memory().id());
                return new Tuple2<>(
                    share(question.evidence(), recalled.take(5)),
                    share(question.evidence(), recalled));
              });
    }

    private double share(Set<String> evidence, Seq<MemoryId> recalled) {
      Set<String> found = recalled.flatMap(id -> turns.get(id).get()).toSet();
      return (double) evidence.intersect(found).size() / evidence.size();
    }
  }
}
