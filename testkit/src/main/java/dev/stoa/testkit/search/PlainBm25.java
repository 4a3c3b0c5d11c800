package dev.stoa.testkit.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchThread;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextCandidate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.WordCounts;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;

/** Ranks texts by looking into each of them. */
record PlainBm25(Vector<PlainDocument> texts) {

  Seq<TextHit> ranked(TextQuery query) {
    Seq<Term> terms = Term.of(query);
    Vector<Counted> counted = texts.map(text -> Counted.of(text, terms));
    double average = average();
    double[] weights = new double[terms.size()];
    Arrays.setAll(
        weights, i -> Bm25.weight(texts.size(), counted.count(one -> one.times()[i] > 0)));
    return counted
        .filter(one -> query.owner().forAll(one.text().document().owner()::equals))
        .filter(one -> one.matches(query.matching()))
        .map(one -> new TextHit(one.text().document().id(), one.score(weights, average)))
        .sorted(
            Comparator.comparingDouble(TextHit::relevance)
                .reversed()
                .thenComparing(TextHit::id, CodePointOrder::compare));
  }

  private double average() {
    return Math.max(1, texts.map(PlainDocument::length).sum().doubleValue())
        / Math.max(1, texts.size());
  }

  /** What the ranking wants to know of the whole source. */
  WordCounts counts(TextQuery query) {
    return new WordCounts(
        texts.size(),
        average(),
        QuestionWords.stems(query)
            .toMap(
                stem -> stem,
                stem ->
                    (long)
                        texts.count(
                            text ->
                                text.stems().containsKey(stem) || text.about().containsKey(stem))));
  }

  /** These texts, and those that are at most this many places from one of them in its thread. */
  Seq<TextCandidate> candidates(Set<String> ids, int around) {
    Seq<SearchThread> threads =
        texts
            .map(PlainDocument::document)
            .filter(one -> ids.contains(one.id()))
            .flatMap(SearchDocument::thread);
    return texts
        .map(PlainDocument::document)
        .filter(
            one ->
                ids.contains(one.id())
                    || one.thread()
                        .exists(mine -> threads.exists(other -> isAround(mine, other, around))))
        .map(TextCandidate::of);
  }

  private static boolean isAround(SearchThread one, SearchThread other, int places) {
    return one.id().equals(other.id()) && Math.abs(one.place() - other.place()) <= places;
  }

  /** A text with how often it holds each term. */
  private record Counted(PlainDocument text, int[] times) {

    static Counted of(PlainDocument text, Seq<Term> terms) {
      return new Counted(text, terms.toJavaStream().mapToInt(term -> term.times(text)).toArray());
    }

    boolean matches(Matching matching) {
      return matching == Matching.ALL
          ? times.length > 0 && Arrays.stream(times).allMatch(count -> count > 0)
          : Arrays.stream(times).anyMatch(count -> count > 0);
    }

    double score(double[] weights, double average) {
      double score = 0;
      for (int i = 0; i < weights.length; i++) {
        score += Bm25.share(weights[i], times[i], text.length(), average);
      }
      return score;
    }
  }

  /** One word, or several in a row, that a text may hold. */
  private record Term(Vector<String> words, boolean begins, boolean isWritten) {

    static Seq<Term> of(TextQuery query) {
      Seq<String> words = QuestionWords.of(query);
      return switch (query.matching()) {
        case PHRASE ->
            words.isEmpty()
                ? Vector.empty()
                : Vector.of(stemmed(SearchWords.ofQuestion(query.words()).toVector(), true));
        case PREFIX -> words.map(word -> new Term(Vector.of(word), true, true));
        case ANY, ALL ->
            words.distinctBy(PorterStemmer::stem).map(word -> stemmed(Vector.of(word), false));
      };
    }

    private static Term stemmed(Vector<String> words, boolean isWritten) {
      return new Term(words.map(PorterStemmer::stem), false, isWritten);
    }

    /** How often it is in the text or, unless it has to be in the text, about it. */
    int times(PlainDocument text) {
      BitSet starts = begins ? text.beginningWith(words.head()) : text.inARow(words);
      return starts.cardinality() + (isWritten ? 0 : text.about().getOrDefault(words.head(), 0));
    }
  }
}
