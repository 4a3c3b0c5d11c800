package dev.stoa.adapter.jooq.words;

import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the best texts by BM25, to the last digit as if every text was looked into. */
public final class IndexSearch {

  /** The number of texts whose stems are read at a time. */
  private static final int READ = 500;

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

  /** Texts that hold the stems next to each other, in this order. */
  public Answer phrase(List<String> stems, Option<String> owner, int count, StemReader reader) {
    String phrase = " " + String.join(" ", stems) + " ";
    int[][] inTail = new int[view.tail().size()][];
    for (int i = 0; i < inTail.length; i++) {
      inTail[i] = new int[] {times(view.tail().get(i).stems(), phrase)};
    }
    Postings[] texts =
        stems.size() == 1
            ? lists.inTexts(stems)[0]
            : phrases(lists.inTexts(List.copyOf(new HashSet<>(stems))), phrase, reader);
    return new TermScores(view, new Postings[][] {texts}, inTail, false).best(owned(owner), count);
  }

  /** Of the texts that hold all of it, in any order, those that hold it in this one. */
  private Postings[] phrases(Postings[][] stems, String phrase, StemReader reader) {
    Map<Long, Integer> found = new LinkedHashMap<>();
    List<Long> wanted = new ArrayList<>();
    List<List<Integer>> together = new ArrayList<>();
    for (int i = 0; i < view.segments().size(); i++) {
      BitSet all = stems[0][i].toSet();
      for (Postings[] others : stems) {
        all.and(others[i].toSet());
      }
      List<Integer> texts = all.stream().boxed().toList();
      together.add(texts);
      SegmentHead head = view.segments().get(i).head();
      texts.forEach(text -> wanted.add(head.entry(text)));
    }
    for (int start = 0; start < wanted.size(); start += READ) {
      reader
          .read(wanted.subList(start, Math.min(wanted.size(), start + READ)))
          .forEach((entry, said) -> found.put(entry, times(said, phrase)));
    }
    Postings[] phrases = new Postings[together.size()];
    for (int i = 0; i < phrases.length; i++) {
      SegmentHead head = view.segments().get(i).head();
      phrases[i] =
          Postings.counted(together.get(i), text -> found.getOrDefault(head.entry(text), 0));
    }
    return phrases;
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
