package dev.stoa.domain.search;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * How well texts answer a question: the one rule by which every store ranks what its engine found.
 *
 * <p>Words are scored as BM25 does, with the strongest of a text and its neighbours in place of the
 * sum; the author's name, the meaning and, in conversations, length count too. {@code
 * docs/retrieval.md} says where the constants come from.
 */
public final class TextRanking {

  /** As many are ranked as each way of finding them brings, words and meaning. */
  public static final int CANDIDATES = 50;

  /** The number of neighbours on either side that count in a conversation. */
  public static final int WINDOW = 3;

  private static final double[] BEFORE = {.7, .5, .4};
  private static final double[] AFTER = {.5, .4, .3};
  private static final double NAMED = 1;
  private static final double LONG = .3;
  private static final double LONG_WORDS = Math.log(41);
  private static final double TOO_LONG = -.2;
  private static final double TOO_LONG_WORDS = 80;
  private static final double ASKING = -.1;
  private static final int ASKING_WORDS = 16;
  private static final double OF_ASKER = .2;

  private final RankingMode mode;
  private final Vector<String> stems;
  private final WordCounts counts;
  private final Vector<TextCandidate> texts;
  private final Set<String> ofAsker;

  private TextRanking(
      RankingMode mode,
      Seq<String> stems,
      WordCounts counts,
      Seq<TextCandidate> texts,
      Set<String> ofAsker) {
    this.mode = mode;
    this.stems = stems.toVector();
    this.counts = counts;
    this.texts = texts.toVector();
    this.ofAsker = ofAsker;
  }

  /**
   * The texts, best first.
   *
   * @param stems the stems of the question, each once
   * @param texts in a conversation with their neighbours, which may be answers too
   */
  public static Seq<RankedText> rank(
      RankingMode mode,
      Seq<String> stems,
      WordCounts counts,
      Seq<TextCandidate> texts,
      Option<Meanings> meanings) {
    return rank(mode, stems, counts, texts, meanings, HashSet.empty());
  }

  /**
   * As above, for a question in the first person.
   *
   * @param ofAsker the texts that the person says who asks
   */
  public static Seq<RankedText> rank(
      RankingMode mode,
      Seq<String> stems,
      WordCounts counts,
      Seq<TextCandidate> texts,
      Option<Meanings> meanings,
      Set<String> ofAsker) {
    return new TextRanking(mode, stems, counts, texts, ofAsker).ranked(meanings);
  }

  private Seq<RankedText> ranked(Option<Meanings> meanings) {
    double[] weights = stems.toJavaStream().mapToDouble(counts::weight).toArray();
    WordTable table = WordTable.of(stems.asJava());
    TermStrengths[] strengths =
        texts
            .map(text -> TermStrengths.of(text, table, counts.averageLength(), mode))
            .toJavaArray(TermStrengths[]::new);
    WordParts[] parts = new WordParts[strengths.length];
    double best = 0;
    Map<String, Map<Long, TermStrengths>> threads = threads(strengths);
    for (int i = 0; i < parts.length; i++) {
      parts[i] = parts(texts.get(i), strengths[i], weights, threads);
      best = Math.max(best, parts[i].sum());
    }
    double scale = best > 0 ? 1 / best : 0;
    RankedText[] ranked = new RankedText[parts.length];
    for (int i = 0; i < parts.length; i++) {
      ranked[i] = one(texts.get(i), strengths[i], parts[i], scale, meanings);
    }
    Arrays.sort(ranked, RankedText.BEST_FIRST);
    return scored(ranked, best > 0 ? best / DoubleStream.of(weights).sum() : 0);
  }

  /**
   * The best has the share of the question that it answers, the others in proportion to it.
   *
   * @param greatest the greatest share of the words' weights that a text reaches
   */
  private Seq<RankedText> scored(RankedText[] ranked, double greatest) {
    if (ranked.length == 0 || ranked[0].relevance() <= 0) {
      return Vector.of(ranked);
    }
    RankedText first = ranked[0];
    RelevanceParts parts = first.parts();
    // Beyond all of it only by the name of the author.
    double share =
        Math.min(1, greatest * (parts.words() + parts.window() + parts.author() + parts.date()));
    double weight = mode.meaningWeight();
    double score =
        first
            .cosine()
            .map(cosine -> (share + weight * Math.max(0, cosine)) / (1 + weight))
            .getOrElse(share);
    return Vector.of(ranked)
        .map(one -> one.scored(Math.max(0, score * one.relevance() / first.relevance())));
  }

  private Map<String, Map<Long, TermStrengths>> threads(TermStrengths[] strengths) {
    Map<String, Map<Long, TermStrengths>> threads = new HashMap<>();
    if (mode == RankingMode.CONVERSATION) {
      for (int i = 0; i < strengths.length; i++) {
        TextCandidate text = texts.get(i);
        threads
            .computeIfAbsent(text.thread(), any -> new HashMap<>())
            .put(text.place(), strengths[i]);
      }
    }
    return threads;
  }

  private WordParts parts(
      TextCandidate text,
      TermStrengths own,
      double[] weights,
      Map<String, Map<Long, TermStrengths>> threads) {
    Map<Long, TermStrengths> thread = threads.getOrDefault(text.thread(), Map.of());
    @Nullable TermStrengths[] before = new TermStrengths[WINDOW];
    @Nullable TermStrengths[] after = new TermStrengths[WINDOW];
    for (int step = 0; step < WINDOW; step++) {
      before[step] = thread.get(text.place() - step - 1);
      after[step] = thread.get(text.place() + step + 1);
    }
    double words = 0;
    double date = 0;
    double window = 0;
    for (int term = 0; term < weights.length; term++) {
      double strength = own.strength(term);
      double most = strength;
      for (int step = 0; step < WINDOW; step++) {
        most = stronger(most, before[step], BEFORE[step], term);
        most = stronger(most, after[step], AFTER[step], term);
      }
      if (own.isOfDate(term)) {
        date += weights[term] * strength;
      } else {
        words += weights[term] * strength;
      }
      window += weights[term] * (most - strength);
    }
    return new WordParts(words, window, own.isNamed() ? NAMED : 0, date);
  }

  private static double stronger(
      double most, @Nullable TermStrengths neighbour, double share, int term) {
    return neighbour == null ? most : Math.max(most, share * neighbour.lent(term));
  }

  private RankedText one(
      TextCandidate text,
      TermStrengths strengths,
      WordParts words,
      double scale,
      Option<Meanings> meanings) {
    double meaning =
        meanings.map(all -> mode.meaningWeight() * all.share(text.id())).getOrElse(0.0);
    RelevanceParts parts =
        new RelevanceParts(
            words.words() * scale,
            words.window() * scale,
            words.author() * scale,
            words.date() * scale,
            meaning,
            mode == RankingMode.CONVERSATION ? prior(text, strengths) : 0);
    return new RankedText(
        text.id(),
        parts.sum(),
        0,
        parts,
        meanings.flatMap(all -> all.cosines().get(text.id())),
        Option.none());
  }

  private double prior(TextCandidate text, TermStrengths strengths) {
    int words = strengths.saying();
    return LONG * Math.min(1, Math.log1p(words) / LONG_WORDS)
        + TOO_LONG * Math.max(0, Math.log(words / TOO_LONG_WORDS))
        + (text.asks() && words <= ASKING_WORDS ? ASKING : 0)
        + (ofAsker.contains(text.id()) ? OF_ASKER : 0);
  }

  private record WordParts(double words, double window, double author, double date) {
    double sum() {
      return words + window + author + date;
    }
  }
}
