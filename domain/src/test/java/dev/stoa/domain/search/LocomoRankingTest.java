package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.search.LocomoChat.Question;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The ranking rule alone, over whole chats, gives the figures it was chosen for. */
final class LocomoRankingTest {

  /** Within what another way to split words makes of the figures. */
  private static final double CLOSE = .007;

  private static final boolean SLOW = Boolean.getBoolean("stoa.slow");

  @Test
  void turnsAreFoundByWordsAlone() {
    Path file = OutsideData.need("data/locomo/locomo10.json");
    // -Pslow reads all ten.
    Seq<LocomoChat> chats = LocomoChat.read(file).take(SLOW ? 10 : 1);
    Figures notes = figures(chats, RankingMode.NOTES);
    Figures conversation = figures(chats, RankingMode.CONVERSATION);
    if (SLOW) {
      assertEquals(.607, notes.even()._1, CLOSE);
      assertEquals(.670, notes.even()._2, CLOSE);
      assertEquals(.591, notes.odd()._1, CLOSE);
      assertEquals(.673, notes.odd()._2, CLOSE);
      assertEquals(.729, conversation.even()._1, CLOSE);
      assertEquals(.801, conversation.even()._2, CLOSE);
      assertEquals(.716, conversation.odd()._1, CLOSE);
      assertEquals(.797, conversation.odd()._2, CLOSE);
    } else {
      assertTrue(notes.odd()._1 >= .5 && notes.odd()._2 >= .6, notes.toString());
      assertTrue(
          conversation.odd()._1 >= .65 && conversation.odd()._2 >= .75, conversation.toString());
    }
  }

  /** Recall at five and at ten, of the questions with an even index and of the others. */
  private record Figures(Tuple2<Double, Double> even, Tuple2<Double, Double> odd) {}

  private static Figures figures(Seq<LocomoChat> chats, RankingMode mode) {
    Seq<Tuple2<Double, Double>> found = chats.flatMap(chat -> found(chat, mode)).toVector();
    return new Figures(mean(found, 0), mean(found, 1));
  }

  private static Tuple2<Double, Double> mean(Seq<Tuple2<Double, Double>> found, int remainder) {
    Seq<Tuple2<Double, Double>> some =
        found.zipWithIndex().filter(one -> one._2 % 2 == remainder).map(Tuple2::_1);
    return new Tuple2<>(some.map(Tuple2::_1).average().get(), some.map(Tuple2::_2).average().get());
  }

  private static Seq<Tuple2<Double, Double>> found(LocomoChat chat, RankingMode mode) {
    Vector<TextCandidate> texts =
        chat.turns()
            .zipWithIndex(
                (turn, i) ->
                    TextCandidate.of(
                        new SearchDocument(
                                SearchSource.MESSAGE, turn.id(), "c", turn.described().strip())
                            .by(Option.some(turn.speaker()))
                            .at(turn.at())
                            .in(chat.name(), i)))
            .toVector();
    double average = texts.map(text -> text.words().length()).average().get();
    java.util.Map<String, Long> holding = new java.util.HashMap<>();
    texts.forEach(
        text ->
            Vector.of((text.words().stems() + " " + text.words().about()).split(" "))
                .toSet()
                .forEach(stem -> holding.merge(stem, 1L, Long::sum)));
    WordCounts counts = new WordCounts(texts.size(), average, HashMap.ofAll(holding));
    return chat.questions().map(question -> found(question, texts, counts, mode));
  }

  private static Tuple2<Double, Double> found(
      Question question, Vector<TextCandidate> texts, WordCounts counts, RankingMode mode) {
    Seq<String> ranked =
        TextRanking.rank(
                mode,
                QuestionWords.stems(TextQuery.about(question.words())),
                counts,
                texts,
                Option.none())
            .map(RankedText::id);
    return new Tuple2<>(question.found(ranked.take(5)), question.found(ranked.take(10)));
  }
}
