package dev.stoa.benchmarks.words;

import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Answers questions by looking into every text. */
final class EveryText {

  private static final double ROUNDING = 1e-9;

  /** A text, with a blank before and after its words. */
  private record Text(String id, String owner, String stems, String forms, long length) {}

  private final List<Text> texts = new ArrayList<>();
  private long words;

  void add(String id, String owner, IndexedWords said) {
    texts.add(
        new Text(
            id,
            owner,
            " " + said.stems() + " ",
            " " + said.forms().replace("=", "") + " ",
            said.length()));
    words += said.length();
  }

  /** Whether these are the best, but for the order of equals. */
  boolean confirms(TextQuery query, Seq<TextHit> found, int count) {
    Map<String, Double> scores = scores(query);
    double[] best =
        scores.values().stream()
            .sorted(Comparator.reverseOrder())
            .limit(count)
            .mapToDouble(score -> score)
            .toArray();
    boolean same = found.size() == best.length;
    for (int i = 0; same && i < best.length; i++) {
      double given = found.get(i).relevance();
      same =
          isEqual(given, best[i]) && isEqual(given, scores.getOrDefault(found.get(i).id(), -1.0));
    }
    return same;
  }

  private static boolean isEqual(double left, double right) {
    return Math.abs(left - right) <= ROUNDING * Math.max(1, Math.abs(left));
  }

  private Map<String, Double> scores(TextQuery query) {
    List<String> terms = terms(query);
    boolean forms = query.matching() == Matching.PREFIX;
    int[][] times = new int[terms.size()][texts.size()];
    double[] weights = new double[terms.size()];
    for (int term = 0; term < weights.length; term++) {
      long holding = 0;
      for (int i = 0; i < texts.size(); i++) {
        Text text = texts.get(i);
        times[term][i] = times(forms ? text.forms() : text.stems(), terms.get(term));
        holding += times[term][i] > 0 ? 1 : 0;
      }
      weights[term] = Bm25.weight(texts.size(), holding);
    }
    double average = (double) words / texts.size();
    Map<String, Double> scores = new HashMap<>();
    for (int i = 0; i < texts.size(); i++) {
      Text text = texts.get(i);
      double score = 0;
      boolean every = true;
      for (int term = 0; term < weights.length; term++) {
        score += Bm25.share(weights[term], times[term][i], text.length(), average);
        every &= times[term][i] > 0;
      }
      if (score > 0
          && (every || query.matching() != Matching.ALL)
          && query.owner().forAll(text.owner()::equals)) {
        scores.put(text.id(), score);
      }
    }
    return scores;
  }

  /** What texts hold, with the blanks around it. */
  private static List<String> terms(TextQuery query) {
    return switch (query.matching()) {
      case PREFIX -> QuestionWords.of(query).map(word -> " " + word).toJavaList();
      case PHRASE ->
          List.of(
              SearchWords.ofQuestion(query.words())
                  .map(PorterStemmer::stem)
                  .mkString(" ", " ", " "));
      case ANY, ALL -> QuestionWords.stems(query).map(stem -> " " + stem + " ").toJavaList();
    };
  }

  private static int times(String text, String term) {
    int times = 0;
    for (int at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      times++;
    }
    return times;
  }
}
