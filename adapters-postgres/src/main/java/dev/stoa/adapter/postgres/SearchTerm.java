package dev.stoa.adapter.postgres;

import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.QuestionWords;
import dev.stoa.domain.search.SearchWords;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A term of a query: a stem, a phrase of stems, or the beginning of a word. */
sealed interface SearchTerm {

  /** In the language of tsquery. */
  String tsquery();

  /** How often it occurs among the words of a text. */
  long timesIn(IndexedWords words);

  /** One for each word, except that a phrase is one. */
  static Seq<SearchTerm> of(TextQuery query) {
    Seq<String> once = QuestionWords.of(query);
    if (once.isEmpty()) {
      return Vector.empty();
    }
    return switch (query.matching()) {
      case PHRASE ->
          Vector.of(
              new Phrase(
                  SearchWords.ofQuestion(query.words()).map(PorterStemmer::stem).toVector()));
      case PREFIX -> once.map(Beginning::new);
      case ANY, ALL -> once.map(PorterStemmer::stem).distinct().map(Stem::new);
    };
  }

  private static String quoted(String word) {
    // Words are letters and digits, but quoting does not depend on that.
    return "'" + word.replace("\\", "\\\\").replace("'", "''") + "'";
  }

  /** A stem, in the text or about it. */
  record Stem(String stem) implements SearchTerm {

    @Override
    public String tsquery() {
      return quoted(stem);
    }

    @Override
    public long timesIn(IndexedWords words) {
      return times(" " + words.stems() + " " + words.about() + " ", " " + stem + " ");
    }
  }

  /** Stems next to each other in the text, whose weight is D. */
  record Phrase(Vector<String> stems) implements SearchTerm {

    @Override
    public String tsquery() {
      return stems.map(stem -> quoted(stem) + ":D").mkString(" <-> ");
    }

    @Override
    public long timesIn(IndexedWords words) {
      return times(" " + words.stems() + " ", " " + stems.mkString(" ") + " ");
    }
  }

  /** A word that starts with it. */
  record Beginning(String word) implements SearchTerm {

    /** Of a form that is its own stem, or of one that is marked because it is not. */
    @Override
    public String tsquery() {
      return quoted(word) + ":* | " + quoted(IndexedWords.DIFFERS + word) + ":*";
    }

    @Override
    public long timesIn(IndexedWords words) {
      String forms = " " + words.forms();
      return times(forms, " " + word) + times(forms, " " + IndexedWords.DIFFERS + word);
    }
  }

  /** Occurrences may share the blank between them, and more. */
  private static long times(String words, String wanted) {
    long times = 0;
    for (int at = words.indexOf(wanted); at >= 0; at = words.indexOf(wanted, at + 1)) {
      times++;
    }
    return times;
  }
}
