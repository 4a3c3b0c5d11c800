package dev.stoa.adapter.jooq.words;

import io.vavr.control.Option;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the best texts by BM25, to the last digit as if every text was looked into. */
public final class IndexSearch {

  private final IndexView view;
  private final WordLists lists;

  /** Over the texts as they are now. */
  public IndexSearch(IndexView view, ChunkReader chunks) {
    this.view = view;
    this.lists = new WordLists(view.segments(), chunks);
  }

  /** Texts that hold any of the stems. */
  public Answer any(List<String> stems, Option<String> owner, int count) {
    return ofStems(stems, owner, false, count);
  }

  /** Texts that hold every stem. */
  public Answer all(List<String> stems, Option<String> owner, int count) {
    return ofStems(stems, owner, true, count);
  }

  private Answer ofStems(List<String> stems, Option<String> owner, boolean every, int count) {
    return new TermScores(view, lists.ofStems(stems), tail(stems, TextTerms::ofStem), every)
        .best(owned(owner), count);
  }

  /** Texts with a word that begins like one of these. */
  public Answer beginnings(List<String> words, Option<String> owner, int count) {
    return new TermScores(
            view, lists.ofBeginnings(words), tail(words, TextTerms::ofBeginning), false)
        .best(owned(owner), count);
  }

  /**
   * The rows of the texts of an owner that hold all words, the greatest first.
   *
   * @param words each as any of several beginnings
   */
  public List<Long> newest(List<List<String>> words, String owner, NewestRows newest) {
    String ownerTerm = TextTerms.owner(owner);
    for (TailText text : view.tail()) {
      if (text.terms().isOf(ownerTerm) && words.stream().allMatch(ways -> holds(text, ways))) {
        newest.offer(text.row());
      }
    }
    Postings[][] holding = lists.ofAnyBeginnings(words);
    Postings[] owned = lists.ofOwner(owner);
    for (int segment = view.segments().size() - 1; segment >= 0; segment--) {
      SegmentHead head = view.segments().get(segment).head();
      if (newest.mayTake(head.lastRow())) {
        BitSet texts = owned[segment].toSet();
        for (Postings[] word : holding) {
          texts.and(word[segment].toSet());
        }
        texts.stream().forEach(text -> newest.offer(head.row(text)));
      }
    }
    return newest.all();
  }

  private static boolean holds(TailText text, List<String> ways) {
    return ways.stream().anyMatch(way -> text.terms().ofBeginning(way) > 0);
  }

  /** Texts that hold the stems next to each other, in this order. */
  public Answer phrase(List<String> stems, Option<String> owner, int count) {
    String phrase = " " + String.join(" ", stems) + " ";
    int[][] inTail = new int[view.tail().size()][];
    for (int i = 0; i < inTail.length; i++) {
      inTail[i] = new int[] {times(view.tail().get(i).stems(), phrase)};
    }
    Postings[] texts = stems.size() == 1 ? lists.inTexts(stems)[0] : lists.ofPhrase(stems);
    return new TermScores(view, new Postings[][] {texts}, inTail, false).best(owned(owner), count);
  }

  /** Occurrences may share the blank between them, and more. */
  private static int times(String stems, String phrase) {
    String all = " " + stems + " ";
    int times = 0;
    for (int at = all.indexOf(phrase); at >= 0; at = all.indexOf(phrase, at + 1)) {
      times++;
    }
    return times;
  }

  @FunctionalInterface
  private interface Times {
    int of(TextTerms terms, String word);
  }

  private int[][] tail(List<String> words, Times times) {
    int[][] counts = new int[view.tail().size()][words.size()];
    for (int i = 0; i < counts.length; i++) {
      for (int word = 0; word < words.size(); word++) {
        counts[i][word] = times.of(view.tail().get(i).terms(), words.get(word));
      }
    }
    return counts;
  }

  private @Nullable Owned owned(Option<String> owner) {
    return owner.map(one -> new Owned(TextTerms.owner(one), lists.ofOwner(one))).getOrNull();
  }
}
