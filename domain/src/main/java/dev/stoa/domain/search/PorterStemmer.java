package dev.stoa.domain.search;

/**
 * Martin Porter's stemmer of 1980: an English word without its endings.
 *
 * <p>Only words of the letters a to z are stemmed; every other word is its own stem.
 */
public final class PorterStemmer {

  private static final int SHORTEST = 3;

  private static final String[][] STEP_2 = {
    {"ational", "ate"}, {"tional", "tion"}, {"enci", "ence"}, {"anci", "ance"}, {"izer", "ize"},
    {"abli", "able"}, {"alli", "al"}, {"entli", "ent"}, {"eli", "e"}, {"ousli", "ous"},
    {"ization", "ize"}, {"ation", "ate"}, {"ator", "ate"}, {"alism", "al"}, {"iveness", "ive"},
    {"fulness", "ful"}, {"ousness", "ous"}, {"aliti", "al"}, {"iviti", "ive"}, {"biliti", "ble"}
  };

  private static final String[][] STEP_3 = {
    {"icate", "ic"},
    {"ative", ""},
    {"alize", "al"},
    {"iciti", "ic"},
    {"ical", "ic"},
    {"ful", ""},
    {"ness", ""}
  };

  private static final String[] STEP_4 = {
    "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou",
    "ism", "ate", "iti", "ous", "ive", "ize"
  };

  private final StringBuilder word;

  private PorterStemmer(String word) {
    this.word = new StringBuilder(word);
  }

  /** The stem of a folded word. */
  public static String stem(String word) {
    return stems(word) ? new PorterStemmer(word).stemmed() : word;
  }

  /** Whether a word is not its own stem by its length or its letters. */
  static boolean stems(CharSequence word) {
    if (word.length() < SHORTEST) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (letter < 'a' || letter > 'z') {
        return false;
      }
    }
    return true;
  }

  private String stemmed() {
    plural();
    pastAndGerund();
    if (word.charAt(last()) == 'y' && hasVowel(last())) {
      word.setCharAt(last(), 'i');
    }
    replaceLongest(STEP_2);
    replaceLongest(STEP_3);
    cutSuffix();
    finalE();
    return word.toString();
  }

  /** Step 1a. */
  private void plural() {
    if (word.charAt(last()) != 's') {
      return;
    }
    if (ends("sses") || ends("ies")) {
      cut(2);
    } else if (!ends("ss")) {
      cut(1);
    }
  }

  /** Step 1b. */
  private void pastAndGerund() {
    if (ends("eed")) {
      if (measure(word.length() - 3) > 0) {
        cut(1);
      }
      return;
    }
    int ending = ends("ed") ? 2 : ends("ing") ? 3 : 0;
    if (ending == 0 || !hasVowel(word.length() - ending)) {
      return;
    }
    cut(ending);
    if (ends("at") || ends("bl") || ends("iz")) {
      word.append('e');
    } else if (isDouble(last())) {
      if ("lsz".indexOf(word.charAt(last())) < 0) {
        cut(1);
      }
    } else if (measure(word.length()) == 1 && isShort(last())) {
      word.append('e');
    }
  }

  /** Steps 2 and 3. */
  private void replaceLongest(String[][] endings) {
    String[] longest = null;
    for (String[] ending : endings) {
      if (ends(ending[0]) && (longest == null || ending[0].length() > longest[0].length())) {
        longest = ending;
      }
    }
    if (longest != null && measure(word.length() - longest[0].length()) > 0) {
      cut(longest[0].length());
      word.append(longest[1]);
    }
  }

  /** Step 4. */
  private void cutSuffix() {
    String longest = "";
    for (String ending : STEP_4) {
      if (ends(ending) && ending.length() > longest.length()) {
        longest = ending;
      }
    }
    int rest = word.length() - longest.length();
    boolean fits =
        !longest.equals("ion")
            || (rest > 0 && (word.charAt(rest - 1) == 's' || word.charAt(rest - 1) == 't'));
    if (!longest.isEmpty() && fits && measure(rest) > 1) {
      cut(longest.length());
    }
  }

  /** Step 5. */
  private void finalE() {
    if (word.charAt(last()) == 'e') {
      int measure = measure(last());
      if (measure > 1 || (measure == 1 && !isShort(last() - 1))) {
        cut(1);
      }
    }
    if (word.charAt(last()) == 'l' && isDouble(last()) && measure(last()) > 1) {
      cut(1);
    }
  }

  private int last() {
    return word.length() - 1;
  }

  private void cut(int letters) {
    word.setLength(word.length() - letters);
  }

  /** A whole word is no ending: something must be left. */
  private boolean ends(String ending) {
    int start = word.length() - ending.length();
    return start > 0 && word.indexOf(ending, start) == start;
  }

  private boolean isConsonant(int at) {
    return switch (word.charAt(at)) {
      case 'a', 'e', 'i', 'o', 'u' -> false;
      case 'y' -> at == 0 || !isConsonant(at - 1);
      default -> true;
    };
  }

  private boolean hasVowel(int end) {
    for (int at = 0; at < end; at++) {
      if (!isConsonant(at)) {
        return true;
      }
    }
    return false;
  }

  /** How often vowels are followed by consonants before the end. */
  private int measure(int end) {
    int measure = 0;
    boolean vowel = false;
    for (int at = 0; at < end; at++) {
      boolean consonant = isConsonant(at);
      if (consonant && vowel) {
        measure++;
      }
      vowel = !consonant;
    }
    return measure;
  }

  private boolean isDouble(int at) {
    return at > 0 && word.charAt(at) == word.charAt(at - 1) && isConsonant(at);
  }

  /** Consonant, vowel, consonant, the last of them not w, x or y. */
  private boolean isShort(int at) {
    return at > 1
        && isConsonant(at)
        && !isConsonant(at - 1)
        && isConsonant(at - 2)
        && "wxy".indexOf(word.charAt(at)) < 0;
  }
}
