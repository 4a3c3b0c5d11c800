package dev.stoa.adapter.jooq.words;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes one segment of several without their dead texts.
 *
 * <p>Bytes are copied: only the first distance in the list of a term changes, unless texts of it
 * are dead. The result is to the last byte what {@link SegmentBuilder} makes of the living texts.
 */
public final class SegmentMerge {

  /**
   * A segment that is merged.
   *
   * @param dead the numbers of the texts that are left out
   */
  public record Part(SegmentHead head, List<byte[]> chunks, List<byte[]> places, BitSet dead) {}

  private final SegmentWriter writer = new SegmentWriter();
  private final Source[] sources;

  private SegmentMerge(List<Part> parts) {
    this.sources = new Source[parts.size()];
    for (int i = 0; i < sources.length; i++) {
      sources[i] = new Source(parts.get(i), numbered(parts.get(i)));
    }
  }

  /** The segment of these, each of which has later texts than the one before. */
  public static SegmentBytes of(List<Part> parts) {
    return new SegmentMerge(parts).merged();
  }

  /** The number that each text of the part has in the new segment; -1 for dead ones. */
  private int[] numbered(Part part) {
    int[] numbers = new int[part.head().texts()];
    for (int text = 0; text < numbers.length; text++) {
      numbers[text] =
          part.dead().get(text)
              ? -1
              : writer.text(
                  part.head().entry(text), part.head().row(text), part.head().length(text));
    }
    return numbers;
  }

  private SegmentBytes merged() {
    for (Source least = least(); least != null; least = least()) {
      byte[] term = Arrays.copyOf(least.at().term, least.at().length);
      PostingList list = new PostingList();
      for (Source source : sources) {
        if (source.term != null && source.at().compareTo(term) == 0) {
          source.addTo(list);
        }
      }
      writer.term(term, list);
    }
    return writer.finish();
  }

  private @Nullable Source least() {
    Source least = null;
    for (Source source : sources) {
      if (source.term != null && (least == null || source.compareTo(least) < 0)) {
        least = source;
      }
    }
    return least;
  }

  /** Where the merge is in one of the segments. */
  private static final class Source {
    private final Part part;
    private final int[] numbers;
    private int chunk;
    @Nullable TermBytes term;

    Source(Part part, int[] numbers) {
      this.part = part;
      this.numbers = numbers;
      this.term = chunk();
      next();
    }

    TermBytes at() {
      if (term == null) {
        throw new IllegalStateException("all terms are merged");
      }
      return term;
    }

    int compareTo(Source other) {
      TermBytes mine = at();
      TermBytes others = other.at();
      return Arrays.compareUnsigned(mine.term, 0, mine.length, others.term, 0, others.length);
    }

    void addTo(PostingList list) {
      if (part.dead().isEmpty()) {
        list.add(at(), numbers[0]);
      } else {
        list.addLiving(at(), numbers);
      }
      next();
    }

    private void next() {
      while (term != null && !term.next()) {
        chunk++;
        term = chunk();
      }
    }

    private @Nullable TermBytes chunk() {
      return chunk < part.chunks().size()
          ? new TermBytes(part.chunks().get(chunk), part.places().get(chunk))
          : null;
    }
  }
}
