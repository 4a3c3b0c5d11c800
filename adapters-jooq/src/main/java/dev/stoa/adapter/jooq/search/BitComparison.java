package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import org.jspecify.annotations.Nullable;

/**
 * Compares a direction with a scope of many vectors: their bits say which are likely near, and
 * these are read by their places and compared exactly.
 */
final class BitComparison {

  /** How many are compared exactly: on real texts they include the ten nearest of a million. */
  private static final int COMPARED = 1_000;

  /** How many times more are compared where filters leave too few. */
  private static final int WIDER = 8;

  /** The most that are read by place; reading all in order is quicker beyond that. */
  private static final int MOST_BY_PLACE = 100_000;

  /** How many vectors say what is usual. */
  private static final int SAMPLE = 2_000;

  private final JooqSession session;
  private final StoredVectors stored;
  private final VectorCache<ScopeBits> cache;

  BitComparison(JooqSession session, StoredVectors stored, VectorMemory memory) {
    this.session = session;
    this.stored = stored;
    this.cache = new VectorCache<>(memory);
  }

  /** Whether the scope was compared like this. */
  boolean knows(ScopedModel key) {
    return cache.has(key);
  }

  /** As {@link VectorComparison#compare}. */
  Nearest compare(ScopedModel key, VectorScopeState state, float[] direction, Seq<String> wanted) {
    if (!cache.fits(DirectionBits.bytes(state.vectors(), state.dimension()))) {
      return stored.compareAll(key, direction, wanted);
    }
    VectorCache<ScopeBits>.Entry entry = cache.entry(key);
    if (!session.isWriting()) {
      stored.catchUp(key, entry, state, now -> new ScopeBits(usual(key, now), (int) now.vectors()));
    }
    return compare(new Question(key, state, direction, wanted), entry, COMPARED);
  }

  /** What is compared with what. */
  private record Question(
      ScopedModel key, VectorScopeState state, float[] direction, Seq<String> wanted) {

    double cosine(float[] values) {
      return values.length == direction.length ? Direction.cosineOf(direction, values) : Double.NaN;
    }
  }

  private Nearest compare(Question question, VectorCache<ScopeBits>.Entry entry, int most) {
    LikelyNear likely = likely(question, entry, most);
    if (likely == null || most > MOST_BY_PLACE) {
      return stored.compareAll(question.key(), question.direction(), question.wanted());
    }
    Map<String, Double> cosines = new HashMap<>();
    stored.at(
        question.key(), likely.places(), (id, values) -> cosines.put(id, question.cosine(values)));
    if (likely.version() < question.state().version()) {
      cosines.putAll(stored.newer(question.key(), likely.version(), question.direction()));
    }
    Map<String, Double> others = new HashMap<>();
    Seq<String> missing = question.wanted().reject(cosines::containsKey);
    if (!missing.isEmpty()) {
      stored.of(question.key(), missing, (id, values) -> others.put(id, question.cosine(values)));
    }
    return Nearest.of(cosines, question.wanted())
        .with(
            others,
            likely.places().length == likely.count()
                ? Option.none()
                : Option.some(
                    new Nearest.Rest(
                        question.state().vectors(),
                        likely.mean(),
                        () -> compare(question, entry, most * WIDER))));
  }

  /** None if the cache cannot say it, because it has another state than the unit. */
  private static @Nullable LikelyNear likely(
      Question question, VectorCache<ScopeBits>.Entry entry, int most) {
    Lock reading = entry.lock().readLock();
    reading.lock();
    try {
      ScopeBits bits = entry.vectors();
      return bits == null || !StoredVectors.reaches(bits, question.state())
          ? null
          : bits.likely(question.direction(), most);
    } finally {
      reading.unlock();
    }
  }

  /** The mean of some that lie evenly among all. */
  private float[] usual(ScopedModel key, VectorScopeState state) {
    int count = (int) Math.min(SAMPLE, state.places());
    int[] places = new int[count];
    for (int i = 0; i < count; i++) {
      places[i] = (int) (state.places() * i / count);
    }
    DirectionSum sum = new DirectionSum(state.dimension());
    stored.at(
        key,
        places,
        (id, values) -> {
          if (values.length == state.dimension()) {
            sum.add(Direction.normalise(values));
          }
        });
    return sum.mean();
  }
}
