package dev.stoa.adapter.jooq.words;

import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchWords;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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

  private final Map<String, int[]> stems;
  private final Map<String, Integer> others;
  private final long length;

  private TextTerms(Map<String, int[]> stems, Map<String, Integer> others, long length) {
    this.stems = stems;
    this.others = others;
    this.length = length;
  }

  /** Where a stem stands in a text, and how often it is written like itself. */
  private static final class Stem {
    private int[] places = new int[1];
    private int times;
    private int straight;

    void add(int place, boolean derived) {
      if (times == places.length) {
        places = Arrays.copyOf(places, 2 * times);
      }
      places[times++] = place;
      straight += derived ? 0 : 1;
    }
  }

  /** The terms of a text. */
  public static TextTerms of(String owner, IndexedWords words) {
    Map<String, Stem> found = new HashMap<>();
    Map<String, Integer> others = new HashMap<>();
    String forms = words.forms();
    int form = 0;
    int place = 0;
    for (Words stem = new Words(words.stems()); stem.next(); place++) {
      int end = forms.indexOf(' ', form);
      end = end < 0 ? forms.length() : end;
      // Keyed words have no forms.
      boolean derived = form < end && forms.charAt(form) == IndexedWords.DIFFERS;
      if (!stem.word.equals(SearchWords.REPEATED)) {
        found.computeIfAbsent(stem.word, any -> new Stem()).add(place, derived);
        if (derived) {
          others.merge(forms.substring(form, end), 1, Integer::sum);
        }
      }
      form = end + 1;
    }
    for (Words more = new Words(forms, form); more.next(); ) {
      others.merge(more.word, 1, Integer::sum);
    }
    for (Words about = new Words(words.about()); about.next(); ) {
      others.merge(about.word + ABOUT, 1, Integer::sum);
    }
    Map<String, int[]> stems = new HashMap<>();
    found.forEach((stem, counts) -> add(stem, counts, stems, others));
    others.put(owner(owner), 1);
    return new TextTerms(stems, others, words.length());
  }

  private static void add(
      String stem, Stem found, Map<String, int[]> stems, Map<String, Integer> others) {
    int[] places = Arrays.copyOf(found.places, found.times);
    if (found.straight == found.times) {
      stems.put(stem, places);
    } else if (found.straight == 0) {
      stems.put(stem + DERIVED, places);
    } else {
      stems.put(stem + MIXED, places);
      others.put(IndexedWords.DIFFERS + stem, found.straight);
    }
  }

  /** Whether it is known where in its texts a term stands: of stems it is. */
  static boolean hasPlaces(byte[] term, int length) {
    return term[0] != OWNER && term[0] != IndexedWords.DIFFERS && term[length - 1] != ABOUT;
  }

  static String owner(String owner) {
    return OWNER + owner;
  }

  static byte[] bytes(String term) {
    return term.getBytes(StandardCharsets.UTF_8);
  }

  /** Of each term of a stem the places at which the text holds it, counted in words. */
  Map<String, int[]> stems() {
    return stems;
  }

  /** How often the text holds each of the other terms. */
  Map<String, Integer> others() {
    return others;
  }

  /** As {@link IndexedWords#length} says. */
  long length() {
    return length;
  }

  boolean isOf(String ownerTerm) {
    return others.containsKey(ownerTerm);
  }

  /** How often a stem is in the text, in any form, or about it. */
  int ofStem(String stem) {
    return times(stem)
        + times(stem + DERIVED)
        + times(stem + MIXED)
        + others.getOrDefault(stem + ABOUT, 0);
  }

  private int times(String term) {
    int[] places = stems.get(term);
    return places == null ? 0 : places.length;
  }

  /** How many words of the text begin so. */
  int ofBeginning(String beginning) {
    int sum = 0;
    for (Map.Entry<String, int[]> stem : stems.entrySet()) {
      if (isForm(stem.getKey()) && begins(stem.getKey(), beginning)) {
        sum += stem.getValue().length;
      }
    }
    for (Map.Entry<String, Integer> other : others.entrySet()) {
      if (isForm(other.getKey()) && begins(other.getKey(), beginning)) {
        sum += other.getValue();
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
      this(all, 0);
    }

    Words(String all, int start) {
      this.all = all;
      this.at = start;
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
