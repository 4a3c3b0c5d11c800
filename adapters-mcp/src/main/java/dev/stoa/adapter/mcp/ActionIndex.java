package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Example;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.RankingMode;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.TextRanking;
import dev.stoa.domain.search.WordCounts;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Actions by the words in their names, summaries and examples, ranked as a search ranks texts. */
final class ActionIndex {

  /** A word of the name counts as much as this many others, and one of the summary as two. */
  private static final int NAME = 3;

  private static final int SUMMARY = 2;

  /** How much the meanings of words count beside the words themselves. */
  private static final double MEANING = 0.8;

  private final Seq<Action<?, ?>> actions;
  private final Vector<TextCandidate> texts;
  private final Vector<Set<String>> stems;
  private final double averageLength;

  ActionIndex(Seq<Action<?, ?>> actions) {
    this.actions = actions;
    this.texts =
        actions
            .map(one -> TextCandidate.alone(one.name(), IndexedWords.of(text(one)), false, false))
            .toVector();
    this.stems = texts.map(text -> HashSet.of(text.words().stems().split(" ")));
    this.averageLength = texts.map(text -> text.words().length()).average().getOrElse(1.0);
  }

  private static String text(Action<?, ?> action) {
    String examples =
        action.examples().map(Example::json).mkString(" ").replaceAll("[^\\p{L}\\p{N}]+", " ");
    return (action.name() + " ").repeat(NAME)
        + (action.summary() + " ").repeat(SUMMARY)
        + action.details().mkString(" ")
        + " "
        + examples;
  }

  /** Those that have any of these words or what they mean in the catalogue, best first. */
  Seq<Action<?, ?>> found(String words) {
    Map<String, Double> said = relevance(words);
    Map<String, Double> meant = relevance(EverydayWords.meanings(words));
    return actions
        .<Tuple2<Double, Action<?, ?>>>map(
            action ->
                Tuple.of(
                    said.getOrElse(action.name(), 0.0)
                        + MEANING * meant.getOrElse(action.name(), 0.0),
                    action))
        .filter(one -> one._1 > 0)
        .sortBy(one -> -one._1)
        .map(one -> one._2);
  }

  /** By the names of the actions; 1 is the best. */
  private Map<String, Double> relevance(String words) {
    Seq<String> wanted = QuestionWords.stems(TextQuery.about(words));
    WordCounts counts =
        new WordCounts(
            texts.size(),
            averageLength,
            wanted.toLinkedMap(
                stem -> stem, stem -> (long) stems.count(all -> all.contains(stem))));
    return TextRanking.rank(RankingMode.NOTES, wanted, counts, texts, Option.none())
        .toLinkedMap(RankedText::id, RankedText::relevance);
  }
}
