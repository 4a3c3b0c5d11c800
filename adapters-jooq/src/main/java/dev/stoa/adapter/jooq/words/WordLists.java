package dev.stoa.adapter.jooq.words;

import dev.stoa.domain.search.IndexedWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks up which living texts of each segment hold something; all chunks are read at once. */
final class WordLists {

  private static final char AFTER_STEM = TextTerms.ABOUT + 1;

  /** Lists of more terms than this are summed up text by text. */
  private static final int FEW_TERMS = 4;

  private final List<SegmentView> segments;
  private final ChunkReader chunks;

  WordLists(List<SegmentView> segments, ChunkReader chunks) {
    this.segments = segments;
    this.chunks = chunks;
  }

  /** What is looked up: terms from one to before another, and under which number. */
  private record Range(int number, byte[] from, byte[] to, boolean ofForms) {

    static Range of(int number, String from, String to) {
      return new Range(number, TextTerms.bytes(from), TextTerms.bytes(to), false);
    }

    /** Terms of forms that begin so. */
    static Range beginning(int number, String beginning) {
      byte[] from = TextTerms.bytes(beginning);
      byte[] to = from.clone();
      to[to.length - 1]++;
      return new Range(number, from, to, true);
    }

    boolean has(TermBytes term) {
      return !ofForms
          || term.term[term.length - 1] > TextTerms.ABOUT
          || term.term[term.length - 1] < 0;
    }
  }

  /** By stem and segment, of what is in the texts or about them. */
  Postings[][] ofStems(List<String> stems) {
    return lists(stems, (number, stem) -> List.of(Range.of(number, stem, stem + AFTER_STEM)));
  }

  /** As above, of what is in the texts. */
  Postings[][] inTexts(List<String> stems) {
    return lists(stems, (number, stem) -> List.of(Range.of(number, stem, stem + TextTerms.ABOUT)));
  }

  /** By beginning and segment. */
  Postings[][] ofBeginnings(List<String> beginnings) {
    return lists(
        beginnings,
        (number, word) ->
            List.of(
                Range.beginning(number, word),
                Range.beginning(number, IndexedWords.DIFFERS + word)));
  }

  /** By segment. */
  Postings[] ofOwner(String owner) {
    String term = TextTerms.owner(owner);
    return lists(List.of(term), (number, one) -> List.of(Range.of(number, one, one + '\0')))[0];
  }

  private interface Ranges {
    List<Range> of(int number, String word);
  }

  /** A chunk in which terms of a range may stand. */
  private record Place(Range range, int segment, long key) {}

  private Postings[][] lists(List<String> words, Ranges ranges) {
    Found found = new Found(words.size(), segments);
    List<Place> places = new ArrayList<>();
    Set<Long> keys = new LinkedHashSet<>();
    for (int number = 0; number < words.size(); number++) {
      for (Range range : ranges.of(number, words.get(number))) {
        addPlaces(range, places, keys);
      }
    }
    Map<Long, byte[]> bytes = chunks.read(keys);
    for (Place place : places) {
      byte[] chunk = bytes.get(place.key());
      if (chunk == null) {
        throw new MissingChunk(place.key());
      }
      collect(place, chunk, found);
    }
    return found.living();
  }

  private void addPlaces(Range range, List<Place> places, Set<Long> keys) {
    for (int i = 0; i < segments.size(); i++) {
      SegmentView segment = segments.get(i);
      SegmentHead head = segment.head();
      for (int chunk = head.chunkOf(range.from());
          chunk < head.chunks() && Arrays.compareUnsigned(head.firstTerm(chunk), range.to()) < 0;
          chunk++) {
        long key = ChunkKey.of(segment.id(), chunk);
        places.add(new Place(range, i, key));
        keys.add(key);
      }
    }
  }

  private static void collect(Place place, byte[] chunk, Found found) {
    Range range = place.range();
    TermBytes term = new TermBytes(chunk);
    while (term.next()) {
      if (term.compareTo(range.from()) >= 0) {
        if (term.compareTo(range.to()) >= 0) {
          return;
        }
        if (range.has(term)) {
          found.add(range.number(), place.segment(), Postings.of(term));
        }
      }
    }
  }

  /** What is found of each word in each segment; of a beginning there may be very many terms. */
  private static final class Found {
    private final List<SegmentView> segments;
    private final Postings[][] lists;
    private final int[][] terms;
    private final int[][] @Nullable [] sums;

    Found(int words, List<SegmentView> segments) {
      this.segments = segments;
      this.lists = new Postings[words][segments.size()];
      for (Postings[] bySegment : lists) {
        Arrays.fill(bySegment, Postings.NONE);
      }
      this.terms = new int[words][segments.size()];
      this.sums = new int[words][segments.size()][];
    }

    void add(int number, int segment, Postings more) {
      if (++terms[number][segment] <= FEW_TERMS) {
        lists[number][segment] = lists[number][segment].and(more);
        return;
      }
      int[] counts = sums[number][segment];
      if (counts == null) {
        counts = new int[segments.get(segment).head().texts()];
        sums[number][segment] = counts;
      }
      more.addTo(counts);
    }

    Postings[][] living() {
      for (int number = 0; number < lists.length; number++) {
        for (int i = 0; i < segments.size(); i++) {
          Postings all = lists[number][i];
          int[] counts = sums[number][i];
          if (counts != null) {
            all.addTo(counts);
            all = Postings.counted(counts);
          }
          lists[number][i] = all.without(segments.get(i).dead());
        }
      }
      return lists;
    }
  }
}
