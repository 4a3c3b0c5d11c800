package dev.stoa.adapter.jooq.words;

import dev.stoa.domain.search.IndexedWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    return ofWords(stems, AFTER_STEM);
  }

  /** As above, of what is in the texts. */
  Postings[][] inTexts(List<String> stems) {
    return ofWords(stems, TextTerms.ABOUT);
  }

  /** By beginning and segment. */
  Postings[][] ofBeginnings(List<String> beginnings) {
    return lists(beginnings, WordLists::beginnings);
  }

  /** As above, of words that each begin in any of several ways. */
  Postings[][] ofAnyBeginnings(List<List<String>> words) {
    return lists(
        words,
        (number, ways) -> ways.stream().flatMap(way -> beginnings(number, way).stream()).toList());
  }

  private static List<Range> beginnings(int number, String word) {
    return List.of(
        Range.beginning(number, word), Range.beginning(number, IndexedWords.DIFFERS + word));
  }

  /** By segment. */
  Postings[] ofOwner(String owner) {
    return ofWords(List.of(TextTerms.owner(owner)), '\0')[0];
  }

  /** By word and segment, of the terms before the one with this end; the known are not read. */
  private Postings[][] ofWords(List<String> words, char end) {
    @Nullable WordTexts[][] texts = new WordTexts[words.size()][segments.size()];
    List<Place> unknown = new ArrayList<>();
    for (int number = 0; number < words.size(); number++) {
      String word = words.get(number);
      Range range = Range.of(number, word, word + AFTER_STEM);
      for (int i = 0; i < segments.size(); i++) {
        texts[number][i] = chunks.known(segments.get(i).id(), word);
        if (texts[number][i] == null) {
          addPlaces(range, i, unknown);
        }
      }
    }
    readUnknown(words, unknown, texts);
    Postings[][] found = new Postings[words.size()][segments.size()];
    for (int number = 0; number < words.size(); number++) {
      byte[] to = TextTerms.bytes(words.get(number) + end);
      for (int i = 0; i < segments.size(); i++) {
        WordTexts one = texts[number][i];
        found[number][i] =
            one == null ? Postings.NONE : one.before(to).without(segments.get(i).dead());
      }
    }
    return found;
  }

  private void readUnknown(List<String> words, List<Place> places, @Nullable WordTexts[][] texts) {
    for (Place place : places) {
      texts[place.range().number()][place.segment()] = new WordTexts();
    }
    read(
        places,
        false,
        (range, segment, term) ->
            Objects.requireNonNull(texts[range.number()][segment])
                .add(new TermTexts(term, segments.get(segment).head())));
    for (Place place : places) {
      int number = place.range().number();
      chunks.keep(
          segments.get(place.segment()).id(),
          words.get(number),
          Objects.requireNonNull(texts[number][place.segment()]));
    }
  }

  /** By segment, in which texts the stems stand next to each other in this order, and how often. */
  Postings[] ofPhrase(List<String> stems) {
    Map<String, Phrases[]> places = new HashMap<>();
    stems.forEach(stem -> places.computeIfAbsent(stem, any -> new Phrases[segments.size()]));
    for (Phrases[] bySegment : places.values()) {
      Arrays.fill(bySegment, Phrases.NONE);
    }
    List<String> words = List.copyOf(places.keySet());
    read(
        words,
        (number, stem) -> List.of(Range.of(number, stem, stem + TextTerms.ABOUT)),
        true,
        (range, segment, term) -> {
          Phrases[] bySegment = Objects.requireNonNull(places.get(words.get(range.number())));
          bySegment[segment] = bySegment[segment].add(term);
        });
    Postings[] phrases = new Postings[segments.size()];
    for (int i = 0; i < phrases.length; i++) {
      phrases[i] = together(stems, places, i).counted().without(segments.get(i).dead());
    }
    return phrases;
  }

  private static Phrases together(List<String> stems, Map<String, Phrases[]> places, int segment) {
    Phrases found = Objects.requireNonNull(places.get(stems.get(0)))[segment];
    for (int later = 1; later < stems.size() && !found.isEmpty(); later++) {
      found = found.before(Objects.requireNonNull(places.get(stems.get(later)))[segment], later);
    }
    return found;
  }

  private interface Ranges<W> {
    List<Range> of(int number, W word);
  }

  /** A chunk in which terms of a range may stand. */
  private record Place(Range range, int segment, int chunk) {}

  /** What is done with a term. */
  private interface Collector {
    void add(Range range, int segment, TermBytes term);
  }

  private <W> Postings[][] lists(List<W> words, Ranges<W> ranges) {
    Found found = new Found(words.size(), segments);
    read(
        words,
        ranges,
        false,
        (range, segment, term) -> found.add(range.number(), segment, Postings.of(term)));
    return found.living();
  }

  private <W> void read(List<W> words, Ranges<W> ranges, boolean withPlaces, Collector collector) {
    List<Place> places = new ArrayList<>();
    for (int number = 0; number < words.size(); number++) {
      for (Range range : ranges.of(number, words.get(number))) {
        for (int i = 0; i < segments.size(); i++) {
          addPlaces(range, i, places);
        }
      }
    }
    read(places, withPlaces, collector);
  }

  private void read(List<Place> places, boolean withPlaces, Collector collector) {
    Set<Long> keys = new LinkedHashSet<>();
    for (Place place : places) {
      keys.add(key(place));
      if (withPlaces) {
        keys.add(placesKey(place));
      }
    }
    Map<Long, byte[]> bytes = keys.isEmpty() ? Map.of() : chunks.read(keys);
    for (Place place : places) {
      byte[] chunk = chunk(bytes, key(place));
      TermBytes term =
          withPlaces ? new TermBytes(chunk, chunk(bytes, placesKey(place))) : new TermBytes(chunk);
      collect(place, term, collector);
    }
  }

  private long key(Place place) {
    return ChunkKey.of(segments.get(place.segment()).id(), place.chunk());
  }

  private long placesKey(Place place) {
    return ChunkKey.places(segments.get(place.segment()).id(), place.chunk());
  }

  private static byte[] chunk(Map<Long, byte[]> bytes, long key) {
    byte[] chunk = bytes.get(key);
    if (chunk == null) {
      throw new MissingChunk(key);
    }
    return chunk;
  }

  private void addPlaces(Range range, int segment, List<Place> places) {
    SegmentHead head = segments.get(segment).head();
    for (int chunk = head.chunkOf(range.from());
        chunk < head.chunks() && Arrays.compareUnsigned(head.firstTerm(chunk), range.to()) < 0;
        chunk++) {
      places.add(new Place(range, segment, chunk));
    }
  }

  private static void collect(Place place, TermBytes term, Collector collector) {
    Range range = place.range();
    while (term.next()) {
      if (term.compareTo(range.from()) >= 0) {
        if (term.compareTo(range.to()) >= 0) {
          return;
        }
        if (range.has(term)) {
          collector.add(range, place.segment(), term);
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
