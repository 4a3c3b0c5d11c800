package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a text says and how, by which texts that say nearly the same are recognised.
 *
 * <p>Words that only hold a sentence together, such as articles, do not count, and others count by
 * their stems. Negations and prepositions count: without them the opposite would be the same.
 */
public final class Wording {

  /** What lists, quotations and citations put before and after a text that was recalled. */
  private static final Pattern MARKS =
      Pattern.compile(
          "(?m)^[ \\t]*(?:[-*+>\u2022]|\\d{1,3}[.)])[ \\t]+(?=\\p{L})|\\[\\w{1,12}:[\\w-]{4,64}]");

  private static final Set<String> HOLDING =
      Set.of(
          ("a am an and are be been being d did do does doing had has have having is it its just ll"
                  + " m re really s so that the there these this those ve very was were which")
              .split(" "));

  private static final Set<String> NEGATIONS =
      Set.of(
          "cannot", "neither", "never", "no", "nobody", "none", "nor", "not", "nothing", "without");

  private static final String NOT = "not";

  private static final int GROUP = 3;
  private static final int GROUPS = 2;
  private static final int MAX_QUESTION = 200;

  private final String text;
  private final String unmarked;
  private final Map<String, Integer> stems;
  private final Shingles runs;

  private Wording(String text) {
    this.text = text;
    this.unmarked = unmarked(text);
    List<String> stems = stems(unmarked);
    this.stems = counts(stems);
    this.runs = Shingles.ofPairs(stems);
  }

  /** That of a text. */
  public static Wording of(String text) {
    return new Wording(text);
  }

  /** A text without the marks of lists and citations; itself if nothing else is left. */
  static String unmarked(String text) {
    String rest = MARKS.matcher(text).replaceAll("").strip();
    return rest.isEmpty() ? text : rest;
  }

  /** Whether this, or this without its marks, is the other text but for case and whitespace. */
  boolean isSameAs(Wording other) {
    // Plain texts are made only of those that may be the same.
    return stems.equals(other.stems)
        && (plain(text).equals(plain(other.text)) || plain(unmarked).equals(plain(other.text)));
  }

  /** Whether it is another wording of the same. */
  public boolean saysNearly(Wording other) {
    return similarity(other) >= NearDuplicates.USUAL;
  }

  /**
   * The share of what both say, in the same order, in all that either says; below {@link
   * NearDuplicates#USUAL} if they differ in a fact.
   */
  public double similarity(Wording other) {
    double shared = runs.similarity(other.runs);
    return differsInFact(other) ? Math.min(shared, NearDuplicates.BELOW_USUAL) : shared;
  }

  /** Whether each says something that the other does not, or one negates more. */
  private boolean differsInFact(Wording other) {
    return saysMoreThan(other) && other.saysMoreThan(this) || negations() != other.negations();
  }

  private boolean saysMoreThan(Wording other) {
    return stems.entrySet().stream()
        .anyMatch(one -> one.getValue() > other.stems.getOrDefault(one.getKey(), 0));
  }

  /** Whether both have the same words, but for negations. */
  public boolean negates(Wording other) {
    return negations() != other.negations() && affirmed().equals(other.affirmed());
  }

  private Map<String, Integer> affirmed() {
    Map<String, Integer> affirmed = new HashMap<>(stems);
    affirmed.keySet().removeAll(NEGATIONS);
    return affirmed;
  }

  /** Whether it says all that the other does in the same order, and more, and negates as much. */
  public boolean goesOnFrom(Wording other) {
    return negations() == other.negations()
        && saysMoreThan(other)
        && !other.saysMoreThan(this)
        && runs.contains(other.runs);
  }

  private int negations() {
    return NEGATIONS.stream().mapToInt(word -> stems.getOrDefault(word, 0)).sum();
  }

  private static Map<String, Integer> counts(List<String> words) {
    Map<String, Integer> counts = new HashMap<>();
    words.forEach(word -> counts.merge(word, 1, Integer::sum));
    return counts;
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[\\s\\p{Z}]+", " ")
        .strip();
  }

  private static List<String> stems(String text) {
    List<String> all = new ArrayList<>();
    List<String> stems = new ArrayList<>();
    WordScanner.scan(
        text,
        (folded, start, end) -> {
          String word = folded.toString();
          boolean isShortNot = word.equals("t") && !all.isEmpty() && last(all).endsWith("n");
          if (isShortNot) {
            // "isn't" is "is not".
            if (!stems.isEmpty() && last(stems).equals(PorterStemmer.stem(last(all)))) {
              stems.remove(stems.size() - 1);
            }
            stems.add(NOT);
          } else if (NEGATIONS.contains(word)) {
            stems.add(word);
          } else if (!HOLDING.contains(word)) {
            stems.add(PorterStemmer.stem(word));
          }
          all.add(word);
          return all.size() < SearchWords.MAX_INDEXED;
        });
    return stems.isEmpty() ? all : stems;
  }

  /**
   * The longest words, which are the rarest as a rule, in groups: what says nearly the same has all
   * words of one group.
   */
  static Seq<String> questions(String text) {
    Seq<String> longest =
        SearchWords.distinctOfQuestion(text)
            .reject(HOLDING::contains)
            .sorted(Comparator.comparing(String::length).reversed());
    return longest.isEmpty()
        ? Vector.of(asked(text))
        : longest
            .take(GROUPS * GROUP)
            .grouped(GROUP)
            .filter(group -> group.size() == GROUP || longest.size() < GROUP)
            .map(group -> group.mkString(" "))
            .toVector();
  }

  /** The beginning of a text, by which others with some of its words are asked for. */
  public static String asked(String text) {
    return text.substring(0, Math.min(text.length(), MAX_QUESTION));
  }

  private static String last(List<String> words) {
    return words.get(words.size() - 1);
  }
}
