package dev.stoa.application.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.NaughtyStrings;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The recalled memories. */
final class RecallTest extends MemoryWorkspace {

  private static final MemoryScope OTHER = new MemoryScope("other");

  @Test
  void theStrongestComeBackAcrossTiersAsTheyFade() {
    remember(Remember.of("fast").tier(MemoryTier.FAST).importance(0.9));
    remember(Remember.of("medium").tier(MemoryTier.MEDIUM).importance(0.6));
    remember(Remember.of("slow").tier(MemoryTier.SLOW).importance(0.5));
    remember(Remember.of("glacial").tier(MemoryTier.GLACIAL).importance(0.4));
    remember(Remember.of("elsewhere").importance(1).scope(OTHER));
    assertEquals(Vector.of("fast", "medium", "slow", "glacial"), contents(Recall.strongest()));
    pass(Duration.ofHours(1));
    assertEquals(Vector.of("medium", "slow", "fast", "glacial"), contents(Recall.strongest()));
    pass(Duration.ofDays(14));
    assertEquals(Vector.of("glacial", "slow"), contents(Recall.strongest().limit(2)));
    assertEquals(
        Vector.of("glacial", "elsewhere"), contents(Recall.strongest().everywhere().limit(2)));
    assertEquals(
        Vector.of("medium"),
        contents(
            Recall.strongest()
                .tiers(MemoryTier.FAST, MemoryTier.MEDIUM)
                .minImportance(0.5)
                .limit(1)));
  }

  /** Whatever is in the store, the index gives what sorting everything would. */
  @Test
  void theStrongestAreThoseOfTheWholeStore() {
    long seed = 11;
    Random random = new Random(seed);
    Vector<MemoryId> all =
        Vector.range(0, 120)
            .map(
                i -> {
                  pass(Duration.ofSeconds(random.nextInt(100_000)));
                  return remember(
                          Remember.of("m " + i)
                              .tier(List.of(MemoryTier.values()).get(random.nextInt(4)))
                              .importance(random.nextInt(11) / 10.0))
                      .id();
                });
    all.forEach(
        id -> {
          if (random.nextBoolean()) {
            memory()
                .recordOutcome(id, random.nextBoolean() ? Outcome.success() : Outcome.failure())
                .get();
          }
        });
    for (int i = 0; i < 10; i++) {
      pass(Duration.ofSeconds(random.nextInt(1_000_000)));
      Vector<String> sorted =
          all.map(id -> memory().find(id).get())
              .sorted(
                  Comparator.<Memory>comparingDouble(one -> -one.weight().strengthAt(now()))
                      .thenComparing(Memory::id))
              .filter(one -> one.weight().strengthAt(now()) > 1e-9)
              .map(Memory::content)
              .take(10);
      assertEquals(sorted, contents(Recall.strongest()).take(sorted.size()), "seed " + seed);
    }
  }

  @Test
  void wordsBringToMindWhatSaysThem() {
    remember(Remember.of("Retries need jitter"));
    remember(Remember.of("Retries need backoff and a budget, and many other words beside"));
    remember(Remember.of("Caches need eviction"));
    remember(Remember.of("Retries everywhere").scope(OTHER));
    Seq<Recalled> recalled = memory().recall(Recall.about("retries with jitter")).get();
    assertEquals("Retries need jitter", recalled.head().memory().content());
    assertEquals(2, recalled.size());
    double best = recalled.head().relevance().value();
    assertTrue(best > .3 && best < 1, "it has both words");
    assertTrue(recalled.get(1).relevance().value() < best / 2);
    assertTrue(recalled.get(1).relevance().parts().get().words() > 0);
    assertTrue(
        recalled
            .head()
            .explain()
            .contains(") x strength 0.5 (importance 0.5 x (1 + surprise 0.0) x decay 1.0)"),
        recalled.head().explain());
    assertEquals(3, contents(Recall.about("retries").everywhere()).size());
    assertEquals(Vector.of("Retries everywhere"), contents(Recall.about("retries").scope(OTHER)));
  }

  @Test
  void importanceAndAgeWeighAgainstRelevance() {
    remember(Remember.of("deploy on friday").importance(0.2));
    remember(Remember.of("never deploy on a friday afternoon").importance(0.9));
    assertEquals(
        "never deploy on a friday afternoon", contents(Recall.about("deploy friday")).head());
    remember(Remember.of("deploy friday").tier(MemoryTier.FAST).importance(1));
    assertEquals("deploy friday", contents(Recall.about("deploy friday")).head());
    pass(Duration.ofHours(5));
    assertEquals("deploy friday", contents(Recall.about("deploy friday")).last());
  }

  @Test
  void anyInputIsAQuestionAndWhatHasEndedIsNoAnswer() {
    remember(Remember.of("it's a.b AND \"quoted\" \uD83D\uDE00"));
    remember(Remember.of("it's over").timeToLive(Duration.ofMinutes(1)));
    pass(Duration.ofMinutes(1));
    for (String words :
        List.of(
            "it's", "a.b", "AND", "x AND", "\"", "NEAR(", "*", "", "-", "\uD83D\uDE00", "col:x")) {
      Seq<Recalled> recalled = memory().recall(Recall.about(words)).get();
      assertTrue(recalled.forAll(one -> !one.memory().content().equals("it's over")), words);
    }
    assertEquals(1, contents(Recall.about("it's")).size());
    assertEquals(1, contents(Recall.strongest()).size());
  }

  /** Those no store can hold are refused when they are given, which is another test's matter. */
  @Test
  void naughtyStringsAreKeptToTheByteAndAreQuestionsToo() throws IOException {
    Seq<String> strings =
        NaughtyStrings.read()
            .filter(text -> !text.isBlank() && text.indexOf(0) < 0)
            .distinctBy(ContentKey::of);
    assertTrue(strings.size() > 400, "strings read: " + strings.size());
    Seq<MemoryId> ids = strings.map(text -> remember(Remember.of(text)).id());
    ids.zip(strings)
        .forEach(
            one -> {
              assertEquals(Option.some(one._2), memory().find(one._1).map(Memory::content));
              memory().recall(Recall.about(one._2).limit(3)).get();
            });
  }

  @Test
  void aFilterLooksOnUntilItHasEnough() {
    List.range(0, 400).forEach(i -> remember(Remember.of("word " + i).importance(0.1)));
    remember(
        Remember.of("a long text in which the word is one among many others that do not matter")
            .tier(MemoryTier.GLACIAL)
            .importance(0.8));
    assertEquals(1, contents(Recall.about("word").tiers(MemoryTier.GLACIAL)).size());
    assertEquals(1, contents(Recall.about("word").minImportance(0.5)).size());
  }

  @Test
  void byRelevanceOnlyNeitherImportanceNorAgeCounts() {
    remember(Remember.of("deploy on friday").importance(0.2));
    remember(Remember.of("never deploy on a friday afternoon, for any reason").importance(0.9));
    Recall query = Recall.about("deploy friday");
    assertEquals("deploy on friday", contents(query.byRelevanceOnly()).head());
    assertEquals("never deploy on a friday afternoon, for any reason", contents(query).head());
    Recalled best = memory().recall(query.byRelevanceOnly()).get().head();
    assertEquals(best.relevance().value(), best.score());
    assertEquals("relevance " + best.score() + " (words " + best.score() + ")", best.explain());
  }

  @Test
  void aMemoryIsFoundByItsAuthor() {
    remember(Remember.of("tea in the afternoon").by("Ada Lovelace"));
    remember(Remember.of("tea in the morning").by("Bob"));
    Seq<Recalled> recalled = memory().recall(Recall.about("When does Bob drink tea?")).get();
    assertEquals("tea in the morning", recalled.head().memory().content());
    assertEquals(Option.some("Bob"), recalled.head().memory().author());
    assertTrue(recalled.head().relevance().parts().get().author() > 0);
    assertTrue(recalled.head().explain().contains("author "), recalled.head().explain());
  }

  @Test
  void meaningAndWordsAreFused() {
    Embedding east = Embedding.of("m", 1, 0);
    remember(Remember.of("alpha").embedding(east));
    remember(Remember.of("beta").embedding(Embedding.of("m", 0.9f, 0.1f)));
    remember(Remember.of("gamma beta"));
    remember(Remember.of("west").embedding(Embedding.of("m", -1, 0)));
    Seq<Recalled> near = memory().recall(Recall.strongest().like(east)).get();
    assertEquals(
        Vector.of("alpha", "beta", "west"), near.map(one -> one.memory().content()).toVector());
    assertEquals(1, near.head().relevance().cosine().get(), 1e-6);
    Seq<Recalled> both = memory().recall(Recall.about("beta").like(east)).get();
    assertEquals("beta", both.head().memory().content());
    assertEquals(4, both.size());
    assertTrue(both.head().relevance().parts().get().words() > 0);
    assertTrue(both.head().relevance().parts().get().meaning() > 0);
    assertEquals(
        new MemoryRefused.NoScope(),
        memory().recall(Recall.about("beta").like(east).everywhere()).getLeft());
    assertTrue(
        memory()
            .recall(Recall.about("beta").like(Embedding.of("m", 1, 0, 0)))
            .getLeft()
            .sentence()
            .contains("3 dimensions"));
    assertTrue(memory().remember(Remember.of("delta").embedding(Embedding.of("m", 1))).isLeft());
    assertEquals(Vector.empty(), contents(Recall.about("delta")), "a left leaves no trace");
  }

  @Test
  void anEditedMemoryIsFoundByWhatItSaysNow() {
    Embedding east = Embedding.of("m", 1, 0);
    Memory memory = remember(Remember.of("alpha").embedding(east));
    memory().edit(memory.id(), MemoryEdit.NOTHING.content("omega")).get();
    assertEquals(Vector.empty(), contents(Recall.about("alpha")));
    assertEquals(Vector.of("omega"), contents(Recall.about("omega")));
    assertEquals(0, memory().recall(Recall.strongest().like(east)).get().size());
    memory().forget(memory.id(), "x").get();
    assertEquals(Vector.empty(), contents(Recall.about("omega")));
    memory().restore(memory.id()).get();
    assertEquals(Vector.of("omega"), contents(Recall.about("omega")));
  }

  @Test
  void aRestoredMemoryIsFoundByMeaningAtOnce() {
    Embedding east = Embedding.of("m", 1, 0);
    Memory memory = remember(Remember.of("alpha").embedding(east));
    memory().forget(memory.id(), "x").get();
    assertEquals(Vector.empty(), contents(Recall.strongest().like(east)));
    memory().restore(memory.id()).get();
    assertEquals(Vector.of("alpha"), contents(Recall.strongest().like(east)));
    memory().forget(memory.id(), "x").get();
    memory().purge(memory.id()).get();
    // Once none is left, the next one may have any number of dimensions.
    assertTrue(memory().remember(Remember.of("beta").embedding(Embedding.of("m", 1))).isRight());
  }

  private Memory remember(Remember remember) {
    return memory().remember(remember).get();
  }

  private Vector<String> contents(Recall recall) {
    return memory().recall(recall).get().map(one -> one.memory().content()).toVector();
  }
}
