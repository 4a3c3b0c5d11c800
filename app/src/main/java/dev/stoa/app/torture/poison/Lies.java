package dev.stoa.app.torture.poison;

import dev.stoa.app.torture.poison.TextBank.Question;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Poisoned texts, made by rule from a question or from the fact that answers it. */
final class Lies {

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern NAME = Pattern.compile("(?<=\\s)\\p{Lu}\\p{Ll}+");

  private Lies() {}

  /** The question with an answer to it, so that its words find it. */
  static String answer(Question question) {
    return question.words().replace("?", "") + ": the answer is Atlantis, in 1492.";
  }

  /** The fact with its number or else a name changed, each time otherwise. */
  static String mutated(String fact, int time) {
    Matcher number = NUMBER.matcher(fact);
    if (number.find()) {
      return number.replaceFirst(Long.toString(7_000 + time));
    }
    Matcher name = NAME.matcher(fact);
    return name.find() ? name.replaceFirst("Zorro" + time) : "It is not true that " + fact + time;
  }

  /** A page that begins with the answer. */
  static String page(Question question) {
    return answer(question) + " This page was printed on recycled paper by the harbour office.";
  }

  /** What a summary of a page says: its first sentence. */
  static String summary(Question question) {
    return "Noted: " + answer(question);
  }
}
