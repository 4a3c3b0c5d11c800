package dev.stoa.adapter.jooq.words;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Makes a segment of texts, which are added in the order of their entries. */
public final class SegmentBuilder {

  private final Map<String, PostingList> terms = new HashMap<>();
  private final SegmentWriter writer = new SegmentWriter();

  /** Adds a text. */
  public void add(TailText added) {
    TextTerms text = added.terms();
    int number = writer.text(added.entry(), added.row(), text.length());
    text.stems().forEach((term, places) -> list(term).add(number, places));
    text.others().forEach((term, times) -> list(term).add(number, times));
  }

  private PostingList list(String term) {
    return terms.computeIfAbsent(term, any -> new PostingList());
  }

  /** The segment of all that were added. */
  public SegmentBytes build() {
    Term[] sorted = new Term[terms.size()];
    int count = 0;
    for (Map.Entry<String, PostingList> term : terms.entrySet()) {
      sorted[count++] = new Term(TextTerms.bytes(term.getKey()), term.getValue());
    }
    Arrays.sort(sorted, (left, right) -> Arrays.compareUnsigned(left.bytes(), right.bytes()));
    for (Term term : sorted) {
      writer.term(term.bytes(), term.list());
    }
    return writer.finish();
  }

  private record Term(byte[] bytes, PostingList list) {}
}
