package dev.stoa.domain.search;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some words, found again in texts whose words have one blank between them.
 *
 * <p>Ranking looks at every word of some hundred texts, so no word of a text becomes an object.
 */
final class WordTable {

  /** Receives the number of a known word. */
  @FunctionalInterface
  interface Visitor {
    void word(int number);
  }

  private final @Nullable String[] words;
  private final int[] hashes;
  private final int[] numbers;
  private final int size;

  /** The letters that words begin with: most words of a text begin with another. */
  private final BitSet firstLetters = new BitSet();

  private WordTable(int size) {
    this.size = size;
    int slots = Integer.highestOneBit(Math.max(1, size)) * 8;
    this.words = new String[slots];
    this.hashes = new int[slots];
    this.numbers = new int[slots];
  }

  /** The words, numbered from 0; each is given once. */
  static WordTable of(List<String> words) {
    WordTable table = new WordTable(words.size());
    for (int number = 0; number < words.size(); number++) {
      String word = words.get(number);
      int slot = table.slot(word, 0, word.length(), word.hashCode());
      table.words[slot] = word;
      table.hashes[slot] = word.hashCode();
      table.numbers[slot] = number;
      table.firstLetters.set(word.charAt(0));
    }
    return table;
  }

  int size() {
    return size;
  }

  /**
   * Visits the known words in order.
   *
   * @param mark may stand before a word and is not part of it
   * @return how many words the text has
   */
  int visit(String text, char mark, Visitor visitor) {
    int count = 0;
    int start = 0;
    while (start < text.length()) {
      int first = text.charAt(start) == mark ? start + 1 : start;
      int blank = text.indexOf(' ', first);
      int end = blank < 0 ? text.length() : blank;
      if (end > first) {
        count++;
        if (firstLetters.get(text.charAt(first))) {
          visit(text, first, end, visitor);
        }
      }
      start = end + 1;
    }
    return count;
  }

  private void visit(String text, int start, int end, Visitor visitor) {
    int hash = 0;
    for (int at = start; at < end; at++) {
      hash = 31 * hash + text.charAt(at);
    }
    int slot = slot(text, start, end, hash);
    if (words[slot] != null) {
      visitor.word(numbers[slot]);
    }
  }

  /** The slot of a word, or the free one where it would be. */
  private int slot(String text, int start, int end, int hash) {
    int slot = (hash ^ (hash >>> 16)) & (words.length - 1);
    while (!isAt(slot, text, start, end, hash)) {
      slot = (slot + 1) & (words.length - 1);
    }
    return slot;
  }

  private boolean isAt(int slot, String text, int start, int end, int hash) {
    String word = words[slot];
    if (word == null) {
      return true;
    }
    return hashes[slot] == hash && word.length() == end - start && text.startsWith(word, start);
  }
}
