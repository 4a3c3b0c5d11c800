package dev.stoa.adapter.jooq.words;

import dev.stoa.domain.search.Bm25;
import dev.stoa.domain.search.IndexedWords;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Texts of few words, in segments and not yet, and what looking into each of them finds. */
final class MadeUpTexts {

  /** A text as it was written. */
  record Text(long entry, String owner, IndexedWords words) {

    TextTerms terms() {
      return TextTerms.of(owner, words);
    }

    /** Later texts do not always have greater rows. */
    long row() {
      return 1 + entry * 7_919 % 1_000_003;
    }
  }

  private static final String[] ENDINGS = {"", "", "", "s", "ing", "ed"};

  private final Random random;
  private final List<Text> living = new ArrayList<>();
  private final List<SegmentView> segments = new ArrayList<>();
  private final List<TailText> tail = new ArrayList<>();
  private final Map<Long, byte[]> chunks = new HashMap<>();
  private final ChunkReader reader = new Kept();
  private long nextEntry = 1;
  private long nextSegment = 1;

  MadeUpTexts(long seed) {
    this.random = new Random(seed);
  }

  /** Adds texts to a segment or to none yet; in a segment a percentage of them is dead. */
  MadeUpTexts add(int count, boolean inSegment, int percentDead) {
    List<Text> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add(text());
    }
    if (!inSegment) {
      texts.forEach(one -> tail.add(tail(one)));
      living.addAll(texts);
      return this;
    }
    BitSet dead = new BitSet();
    long words = 0;
    for (int i = 0; i < count; i++) {
      if (random.nextInt(100) < percentDead) {
        dead.set(i);
      } else {
        living.add(texts.get(i));
        words += texts.get(i).words().length();
      }
    }
    SegmentBytes bytes = segment(texts);
    segments.add(stored(bytes, words, dead));
    return this;
  }

  private SegmentView stored(SegmentBytes bytes, long words, BitSet dead) {
    long id = nextSegment++;
    for (int i = 0; i < bytes.chunks().size(); i++) {
      chunks.put(ChunkKey.of(id, i), bytes.chunks().get(i));
      chunks.put(ChunkKey.places(id, i), bytes.places().get(i));
    }
    return new SegmentView(id, SegmentHead.of(bytes.head()), words, dead);
  }

  private static TailText tail(Text text) {
    return new TailText(text.entry(), text.row(), text.words().stems(), text.terms());
  }

  static SegmentBytes segment(List<Text> texts) {
    SegmentBuilder builder = new SegmentBuilder();
    texts.forEach(text -> builder.add(tail(text)));
    return builder.build();
  }

  Text text() {
    StringBuilder said = new StringBuilder();
    for (int i = random.nextInt(14); i >= 0; i--) {
      said.append(word()).append(' ');
    }
    IndexedWords words = IndexedWords.of(said.toString());
    String about = random.nextInt(3) == 0 ? IndexedWords.of(word() + " " + word()).stems() : "";
    nextEntry += random.nextInt(4) == 0 ? 1 + random.nextInt(1 << 26) : 1;
    return new Text(
        nextEntry,
        "owner" + random.nextInt(3),
        new IndexedWords(words.stems(), words.forms(), about));
  }

  /** Some are common. */
  String word() {
    char first = (char) ('a' + (int) (20 * Math.pow(random.nextDouble(), 2)));
    return "w" + first + "nk" + ENDINGS[random.nextInt(ENDINGS.length)];
  }

  String stem() {
    return IndexedWords.of(word()).stems();
  }

  Random random() {
    return random;
  }

  List<Text> living() {
    return living;
  }

  List<SegmentMerge.Part> parts() {
    return segments.stream()
        .map(
            one -> {
              List<byte[]> all = new ArrayList<>();
              List<byte[]> places = new ArrayList<>();
              for (int i = 0; i < one.head().chunks(); i++) {
                all.add(chunks.get(ChunkKey.of(one.id(), i)));
                places.add(chunks.get(ChunkKey.places(one.id(), i)));
              }
              return new SegmentMerge.Part(one.head(), all, places, one.dead());
            })
        .toList();
  }

  IndexSearch search() {
    return new IndexSearch(new IndexView(segments, tail), reader);
  }

  /** Keeps what was found of every word. */
  private final class Kept implements ChunkReader {
    private final Map<String, WordTexts> words = new HashMap<>();

    @Override
    public Map<Long, byte[]> read(Collection<Long> keys) {
      Map<Long, byte[]> found = new HashMap<>(chunks);
      found.keySet().retainAll(keys);
      return found;
    }

    @Override
    public @Nullable WordTexts known(long segment, String word) {
      return words.get(segment + word);
    }

    @Override
    public void keep(long segment, String word, WordTexts texts) {
      words.put(segment + word, texts);
    }
  }

  /** By looking into every text: how often each holds each term decides. */
  Answer plain(List<ToIntFunction<Text>> terms, Option<String> owner, boolean every, int count) {
    double average =
        living.stream().mapToLong(one -> one.words().length()).sum() / (double) living.size();
    long[] holding = new long[terms.size()];
    for (int i = 0; i < holding.length; i++) {
      ToIntFunction<Text> term = terms.get(i);
      holding[i] = living.stream().filter(one -> term.applyAsInt(one) > 0).count();
    }
    List<Scored> scored = new ArrayList<>();
    for (Text text : living) {
      double score = 0;
      boolean all = true;
      for (int i = 0; i < holding.length; i++) {
        int times = terms.get(i).applyAsInt(text);
        all &= times > 0;
        score +=
            Bm25.share(
                Bm25.weight(living.size(), holding[i]), times, text.words().length(), average);
      }
      if (score > 0 && (all || !every) && owner.forAll(text.owner()::equals)) {
        scored.add(new Scored(text.entry(), score));
      }
    }
    scored.sort(Comparator.comparingDouble(Scored::score).reversed());
    double last = scored.size() < count ? 0 : scored.get(count - 1).score() * (1 - 1e-12);
    scored.removeIf(one -> one.score() < last);
    return new Answer(scored, holding);
  }
}
