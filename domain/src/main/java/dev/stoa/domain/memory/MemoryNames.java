package dev.stoa.domain.memory;

import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/** The names of memories that a question says: as a phrase of stems, or with one letter wrong. */
public final class MemoryNames {

  /** Shorter names are so near to other words that they have to be spelt as they are. */
  private static final int LEAST_MISSPELT = 5;

  /** As many letters at the beginning are right. */
  private static final int BEGINNING = 2;

  private final Vector<String> words;
  private final Vector<String> stems;

  private MemoryNames(Vector<String> words) {
    this.words = words;
    this.stems = words.map(PorterStemmer::stem);
  }

  /** Of a question. */
  public static MemoryNames in(String question) {
    return new MemoryNames(words(question));
  }

  /** A name as it is looked up: its words without case and diacritics, a blank between two. */
  public static String key(String name) {
    return words(name).mkString(" ");
  }

  /** The letters by which a key is found. */
  public static String beginning(String key) {
    int letters = Math.min(BEGINNING, key.codePointCount(0, key.length()));
    return key.substring(0, key.offsetByCodePoints(0, letters));
  }

  /** Of every name that it may say. */
  public Set<String> beginnings() {
    return words.map(MemoryNames::beginning).toLinkedSet();
  }

  /** Whether it says the name with this key. */
  public boolean say(String key) {
    Vector<String> name = Vector.of(key.split(" "));
    return stems.containsSlice(name.map(PorterStemmer::stem))
        || key.length() >= LEAST_MISSPELT
            && Vector.rangeClosed(name.size() - 1, name.size() + 1)
                .filter(length -> length > 0)
                .exists(length -> sayMisspelt(key, length));
  }

  private boolean sayMisspelt(String key, int length) {
    return words
        .sliding(length)
        .map(some -> some.mkString(" "))
        .exists(text -> text.startsWith(beginning(key)) && isOneEdit(text, key));
  }

  /** Whether one letter more, less or other, or two exchanged, make one text the other. */
  static boolean isOneEdit(String one, String other) {
    int same = 0;
    int shorter = Math.min(one.length(), other.length());
    while (same < shorter && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    String left = one.substring(same);
    String right = other.substring(same);
    return rest(left, 1).equals(rest(right, 1))
        || left.equals(rest(right, 1))
        || rest(left, 1).equals(right)
        || left.length() > 1
            && right.length() > 1
            && left.charAt(0) == right.charAt(1)
            && left.charAt(1) == right.charAt(0)
            && rest(left, 2).equals(rest(right, 2));
  }

  private static String rest(String text, int from) {
    return text.length() < from ? "" : text.substring(from);
  }

  private static Vector<String> words(String text) {
    Seq<String> found = SearchWords.ofQuestion(text);
    return found.toVector();
  }
}
