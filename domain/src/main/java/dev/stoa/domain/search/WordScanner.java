package dev.stoa.domain.search;

import java.text.Normalizer;

/** Goes through a text word by word. */
final class WordScanner {

  /** Receives one word and its position; false ends the scan. */
  @FunctionalInterface
  interface Visitor {
    boolean word(CharSequence folded, int start, int end);
  }

  private final StringBuilder word = new StringBuilder();
  private final Visitor visitor;
  private int start;
  private int end;
  private boolean going = true;

  private WordScanner(Visitor visitor) {
    this.visitor = visitor;
  }

  static void scan(String text, Visitor visitor) {
    WordScanner scanner = new WordScanner(visitor);
    int at = 0;
    while (at < text.length() && scanner.going) {
      int next = folded(text, at);
      if (next > at) {
        scanner.append(text, at, next);
      } else {
        int codePoint = text.codePointAt(at);
        next = at + Character.charCount(codePoint);
        scanner.take(codePoint, at, next);
      }
      at = next;
    }
    scanner.close();
  }

  /** Where the letters end that are folded already, as most letters are. */
  private static int folded(String text, int from) {
    int at = from;
    while (at < text.length() && isFolded(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isFolded(int letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
  }

  private void append(String text, int from, int to) {
    if (word.length() == 0) {
      start = from;
    }
    end = to;
    int room = Math.max(0, SearchWords.MAX_WORD - 1 - word.length());
    word.append(text, from, Math.min(to, from + room));
  }

  private void take(int codePoint, int from, int to) {
    if (codePoint < 0x80) {
      takePlain(codePoint, from, to);
      return;
    }
    // One character may stand for several, such as a ligature, or for one and its diacritics.
    Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFKD)
        .codePoints()
        .forEach(part -> fold(part, from, to));
  }

  /** These need no look at what Unicode says of them. */
  private void takePlain(int letter, int from, int to) {
    if (letter >= 'A' && letter <= 'Z') {
      append(letter + ('a' - 'A'), from, to);
    } else {
      close();
    }
  }

  private void fold(int codePoint, int from, int to) {
    switch (Character.getType(codePoint)) {
      case Character.UPPERCASE_LETTER,
          Character.LOWERCASE_LETTER,
          Character.TITLECASE_LETTER,
          Character.MODIFIER_LETTER,
          Character.OTHER_LETTER,
          Character.DECIMAL_DIGIT_NUMBER,
          Character.LETTER_NUMBER,
          Character.OTHER_NUMBER ->
          add(codePoint, from, to);
      case Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK -> {
        // A diacritic is neither part of a word nor a separator.
      }
      default -> close();
    }
  }

  private void add(int codePoint, int from, int to) {
    // By way of the capital, so that letters with two small forms are one letter.
    append(Character.toLowerCase(Character.toUpperCase(codePoint)), from, to);
  }

  private void append(int codePoint, int from, int to) {
    if (word.length() == 0) {
      start = from;
    }
    end = to;
    if (word.length() < SearchWords.MAX_WORD - 1) {
      word.appendCodePoint(codePoint);
    }
  }

  private void close() {
    if (word.length() > 0 && going) {
      going = visitor.word(word, start, end);
    }
    word.setLength(0);
  }
}
