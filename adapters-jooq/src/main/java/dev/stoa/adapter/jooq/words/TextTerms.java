package dev.stoa.adapter.jooq.words;

import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchWords;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The terms under which a text is found, and how often it holds each.
 *
 * <p>A stem has three terms, of which a text that says it has one: as it is where every occurrence
 * is written like the stem, {@link #DERIVED} where none is, {@link #MIXED} where some are. In the
 * first case the term is that of the written form too; in the others the forms have terms of their
 * own, which begin with {@link IndexedWords#DIFFERS}. So nothing is stored twice, and beginnings of
 * words are counted as exactly as stems. A fourth, {@link #ABOUT}, is of what is about the text.
 */
public final class TextTerms {

  /** Ends the term of a stem that a text holds in other forms only. */
  static final char DERIVED = '\u0001';

  /** Ends the term of a stem that a text holds as it is and in other forms. */
  static final char MIXED = '\u0002';

  /** Ends the term of a stem that is about a text. */
  static final char ABOUT = '\u0003';

  /** Begins the term of whose a text is; no word does. */
  private static final char OWNER = '@';

  private final Map<String, Integer> times;
  private final long length;

  private TextTerms(Map<String, Integer> times, long length) {
    this.times = times;
    this.length = length;
  }

  /** The terms of a text. */
  public static TextTerms of(String owner, IndexedWords words) {
    Map<String, int[]> stems = new HashMap<>();
    Map<String, Integer> times = new HashMap<>();
    String forms = words.forms();
    int form = 0;
    for (Words stem = new Words(words.stems()); stem.next(); ) {
      int end = forms.indexOf(' ', form);
      end = end < 0 ? forms.length() : end;
      boolean derived = forms.charAt(form) == IndexedWords.DIFFERS;
      if (!stem.word.equals(SearchWords.REPEATED)) {
        count(stems, stem.word, derived);
        if (derived) {
          times.merge(forms.substring(form, end), 1, Integer::sum);
        }
      }
      form = end + 1;
    }
    for (Words about = new Words(words.about()); about.next(); ) {
      times.merge(about.word + ABOUT, 1, Integer::sum);
    }
    stems.forEach((stem, counts) -> add(times, stem, counts[0], counts[1]));
    times.put(owner(owner), 1);
    return new TextTerms(times, words.length());
  }

  private static void count(Map<String, int[]> stems, String stem, boolean derived) {
    int[] counts = stems.computeIfAbsent(stem, any -> new int[2]);
    counts[0]++;
    if (!derived) {
      counts[1]++;
    }
  }

  private static void add(Map<String, Integer> times, String stem, int all, int straight) {
    if (straight == all) {
      times.put(stem, all);
    } else if (straight == 0) {
      times.put(stem + DERIVED, all);
    } else {
      times.put(stem + MIXED, all);
      times.put(IndexedWords.DIFFERS + stem, straight);
    }
  }

  static String owner(String owner) {
    return OWNER + owner;
  }

  static byte[] bytes(String term) {
    return term.getBytes(StandardCharsets.UTF_8);
  }

  Map<String, Integer> times() {
    return times;
  }

  /** As {@link IndexedWords#length} says. */
  long length() {
    return length;
  }

  boolean has(String term) {
    return times.containsKey(term);
  }

  /** How often a stem is in the text, in any form, or about it. */
  int ofStem(String stem) {
    return times.getOrDefault(stem, 0)
        + times.getOrDefault(stem + DERIVED, 0)
        + times.getOrDefault(stem + MIXED, 0)
        + times.getOrDefault(stem + ABOUT, 0);
  }

  /** How many words of the text begin so. */
  int ofBeginning(String beginning) {
    int sum = 0;
    for (Map.Entry<String, Integer> term : times.entrySet()) {
      if (isForm(term.getKey()) && begins(term.getKey(), beginning)) {
        sum += term.getValue();
      }
    }
    return sum;
  }

  private static boolean begins(String form, String beginning) {
    return form.startsWith(beginning, form.charAt(0) == IndexedWords.DIFFERS ? 1 : 0);
  }

  private static boolean isForm(String term) {
    char last = term.charAt(term.length() - 1);
    return last > ABOUT && term.charAt(0) != OWNER;
  }

  /** Words with a blank between two. */
  private static final class Words {
    private final String all;
    private int at;
    String word = "";

    Words(String all) {
      this.all = all;
    }

    boolean next() {
      if (at >= all.length()) {
        return false;
      }
      int blank = all.indexOf(' ', at);
      int end = blank < 0 ? all.length() : blank;
      word = all.substring(at, end);
      at = end + 1;
      return true;
    }
  }
}
