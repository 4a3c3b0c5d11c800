package dev.stoa.testkit.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.BitSet;
import java.util.Comparator;

/** Ranks texts by reading them all. */
record PlainBm25(Vector<PlainText> texts) {

  Seq<TextHit> ranked(TextQuery query) {
    Seq<Term> terms = Term.of(query);
    double average =
        Math.max(1, texts.map(PlainText::length).sum().doubleValue()) / Math.max(1, texts.size());
    Seq<Double> weights = terms.map(term -> Bm25.weight(texts.size(), texts.count(term::isIn)));
    return texts
        .filter(text -> query.owner().forAll(text.document().owner()::equals))
        .filter(
            text ->
                query.matching() == Matching.ALL
                    ? !terms.isEmpty() && terms.forAll(term -> term.isIn(text))
                    : terms.exists(term -> term.isIn(text)))
        .map(
            text ->
                new TextHit(
                    text.document().id(),
                    terms
                        .zipWith(
                            weights,
                            (term, weight) ->
                                Bm25.share(
                                    weight,
                                    term.starts(text).cardinality(),
                                    text.length(),
                                    average))
                        .sum()
                        .doubleValue()))
        .sorted(
            Comparator.comparingDouble(TextHit::relevance)
                .reversed()
                .thenComparing(TextHit::id, CodePointOrder::compare));
  }

  static BitSet places(TextQuery query, PlainText text) {
    BitSet places = new BitSet();
    for (Term term : Term.of(query)) {
      term.starts(text).stream().forEach(start -> places.set(start, start + term.words().size()));
    }
    return places;
  }

  /** One word, or several in a row, that a text may hold. */
  record Term(Vector<String> words, boolean begins) {

    static Seq<Term> of(TextQuery query) {
      Seq<String> asked = SearchWords.askedOnce(query.words());
      return switch (query.matching()) {
        case PHRASE ->
            asked.isEmpty()
                ? Vector.empty()
                : Vector.of(new Term(SearchWords.asked(query.words()).toVector(), false));
        case PREFIX -> asked.map(word -> new Term(Vector.of(word), true));
        case ANY, ALL -> asked.map(word -> new Term(Vector.of(word), false));
      };
    }

    boolean isIn(PlainText text) {
      return !starts(text).isEmpty();
    }

    /** Where in the text it begins. */
    BitSet starts(PlainText text) {
      BitSet starts = new BitSet();
      Vector<String> stems = words.map(PlainText::stem);
      for (int at = 0; at + words.size() <= text.words().size(); at++) {
        boolean found =
            begins
                ? text.words().get(at).startsWith(words.head())
                : text.stems().subSequence(at, at + words.size()).equals(stems);
        starts.set(at, found);
      }
      return starts;
    }
  }
}
