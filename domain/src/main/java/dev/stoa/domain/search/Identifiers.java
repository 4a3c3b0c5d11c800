package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names in a text that are more or less than a word of it, such as those of programs. */
public final class Identifiers {

  private static final Pattern RUN = Pattern.compile("[\\p{L}\\p{N}\\p{M}_]+");
  private static final Pattern CAMEL_CASE = Pattern.compile("[A-Z][a-z]+(?:[A-Z][a-z]+)+");

  private Identifiers() {}

  /** Names with underscores, and parts of words in CamelCase, folded like words; each once. */
  public static Seq<String> of(String original) {
    String text = decomposed(original);
    Set<String> found = new LinkedHashSet<>();
    if (text.indexOf('_') >= 0) {
      Matcher run = RUN.matcher(text);
      while (run.find()) {
        Seq<String> words = words(run.group());
        if (words.size() == 1 && words.head().indexOf('_') > 0) {
          found.add(words.head());
        }
      }
    }
    Matcher part = CAMEL_CASE.matcher(text);
    while (part.find()) {
      if (isLetter(text, part.start() - 1) || isLetter(text, part.end())) {
        found.addAll(SearchWords.ofQuestion(part.group()).asJava());
      }
    }
    return Vector.ofAll(found);
  }

  /** As words are, so that the same characters are letters. */
  private static String decomposed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD);
  }

  private static boolean isLetter(String text, int at) {
    return at >= 0 && at < text.length() && Character.isLetterOrDigit(text.charAt(at));
  }

  /** The words of a question in order, names with underscores as one. */
  public static Seq<String> inQuestion(String question) {
    Seq<String> found = Vector.empty();
    Matcher run = RUN.matcher(decomposed(question));
    while (run.find()) {
      found = found.appendAll(words(run.group()));
    }
    return found;
  }

  private static Seq<String> words(String run) {
    Seq<String> words = SearchWords.ofQuestion(run);
    return run.indexOf('_') < 0 || words.size() < 2 ? words : Vector.of(cut(words.mkString("_")));
  }

  private static String cut(String name) {
    int end = Math.min(name.length(), SearchWords.MAX_WORD - 1);
    return name.substring(0, Character.isHighSurrogate(name.charAt(end - 1)) ? end - 1 : end);
  }
}
