package dev.stoa.adapter.jooq.words;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.adapter.jooq.words.MadeUpTexts.Text;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Whatever is asked, the index finds what looking into every text does. */
final class IndexSearchTest {

  private static final int ROUNDS = Boolean.getBoolean("stoa.slow") ? 60 : 15;

  @Test
  void anyOfTheWords() {
    everyStore(
        (texts, owner, count) -> {
          List<String> stems = words(texts, MadeUpTexts::stem);
          assertSame(
              texts.plain(stems(stems), owner, false, count),
              texts.search().any(stems, owner, count));
        });
  }

  @Test
  void allWords() {
    everyStore(
        (texts, owner, count) -> {
          List<String> stems = words(texts, MadeUpTexts::stem);
          assertSame(
              texts.plain(stems(stems), owner, true, count),
              texts.search().all(stems, owner, count));
        });
  }

  @Test
  void beginningsOfWords() {
    everyStore(
        (texts, owner, count) -> {
          List<String> words =
              words(texts, all -> all.word().substring(0, 1 + all.random().nextInt(4)));
          List<ToIntFunction<Text>> terms = new ArrayList<>();
          words.forEach(word -> terms.add(text -> beginning(text, word)));
          assertSame(
              texts.plain(terms, owner, false, count),
              texts.search().beginnings(words, owner, count));
        });
  }

  @Test
  void phrases() {
    everyStore(
        (texts, owner, count) -> {
          List<String> stems = new ArrayList<>();
          for (int i = texts.random().nextInt(3); i >= 0; i--) {
            stems.add(texts.stem());
          }
          String phrase = " " + String.join(" ", stems) + " ";
          assertSame(
              texts.plain(
                  List.of(text -> times(text.words().stems(), phrase)), owner, false, count),
              texts.search().phrase(stems, owner, count));
        });
  }

  @Test
  void theNewestWithAllOfTheWords() {
    everyStore(
        (texts, owner, count) -> {
          List<List<String>> words = new ArrayList<>();
          for (int i = texts.random().nextInt(3); i >= 0; i--) {
            words.add(List.of(texts.word().substring(0, 2), texts.word().substring(0, 3)));
          }
          String whose = owner.getOrElse("owner1");
          long before = texts.random().nextInt(1_000_003);
          List<Long> expected =
              texts.living().stream()
                  .filter(text -> text.owner().equals(whose))
                  .filter(
                      text ->
                          words.stream()
                              .allMatch(
                                  ways -> ways.stream().anyMatch(way -> beginning(text, way) > 0)))
                  .map(Text::row)
                  .filter(row -> row >= before / 4 && row < before)
                  .sorted(Comparator.reverseOrder())
                  .limit(count)
                  .toList();
          assertEquals(
              expected,
              texts.search().newest(words, whose, new NewestRows(before / 4, before, count)));
        });
  }

  @Test
  void aChunkThatIsGoneIsMissed() {
    MadeUpTexts texts = new MadeUpTexts(5).add(20, true, 0);
    SegmentView segment = new SegmentView(7, texts.parts().get(0).head(), 100, new BitSet());
    IndexSearch search =
        new IndexSearch(new IndexView(List.of(segment), List.of()), keys -> Map.of());
    assertThrows(MissingChunk.class, () -> search.any(List.of(texts.stem()), Option.none(), 5));
  }

  @FunctionalInterface
  private interface Check {
    void on(MadeUpTexts texts, Option<String> owner, int count);
  }

  private static void everyStore(Check check) {
    for (long seed = 1; seed <= 4; seed++) {
      MadeUpTexts texts =
          new MadeUpTexts(seed)
              .add(600, true, 10)
              // Long lists of it are not read from their beginning.
              .add(700, true, 0)
              .add(40, true, 100)
              .add(60, false, 0);
      for (int round = 0; round < ROUNDS; round++) {
        Option<String> owner =
            round % 3 == 0 ? Option.some("owner" + texts.random().nextInt(4)) : Option.none();
        check.on(texts, owner, 1 + texts.random().nextInt(40));
      }
      check.on(new MadeUpTexts(seed), Option.none(), 5);
      check.on(new MadeUpTexts(seed).add(3, false, 0), Option.none(), 5);
    }
  }

  private static List<String> words(
      MadeUpTexts texts, java.util.function.Function<MadeUpTexts, String> word) {
    List<String> words = new ArrayList<>();
    for (int i = texts.random().nextInt(5); i >= 0; i--) {
      String next = i == 4 ? "neverwritten" : word.apply(texts);
      if (!words.contains(next)) {
        words.add(next);
      }
    }
    return words;
  }

  private static List<ToIntFunction<Text>> stems(List<String> stems) {
    List<ToIntFunction<Text>> terms = new ArrayList<>();
    for (String stem : stems) {
      terms.add(
          text ->
              times(text.words().stems(), " " + stem + " ")
                  + times(text.words().about(), " " + stem + " "));
    }
    return terms;
  }

  private static int beginning(Text text, String beginning) {
    return times(" " + text.words().forms().replace("=", ""), " " + beginning);
  }

  private static int times(String words, String wanted) {
    String all = " " + words + " ";
    int times = 0;
    for (int at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
      times++;
    }
    return times;
  }

  private static void assertSame(Answer expected, Answer found) {
    assertArrayEquals(expected.holding(), found.holding());
    assertEquals(scores(expected).keySet(), scores(found).keySet());
    scores(expected)
        .forEach((entry, score) -> assertEquals(score, scores(found).get(entry), 1e-12));
  }

  private static Map<Long, Double> scores(Answer answer) {
    Map<Long, Double> scores = new TreeMap<>();
    answer.best().forEach(one -> scores.put(one.entry(), one.score()));
    return scores;
  }
}
