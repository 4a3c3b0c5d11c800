package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import org.jspecify.annotations.Nullable;

/**
 * Compares a direction with the vectors of a scope, as the open unit sees them.
 *
 * <p>The versions of a scope are committed in order, and a version is one state: a cache that has
 * one need only read the rows that are newer. Only what is certainly committed is remembered. Of a
 * scope with few vectors every one is compared; of many, those that are likely near.
 */
final class VectorComparison {

  /** The largest scope that is compared exactly; bits are quicker beyond that. */
  static final int MOST_EXACT = 20_000;

  private final JooqSession session;
  private final StoredVectors stored;
  private final VectorCache<ScopeVectors> cache;
  private final BitComparison many;

  VectorComparison(JooqSession session, VectorMemory memory) {
    this.session = session;
    this.stored = new StoredVectors(session);
    this.cache = new VectorCache<>(memory);
    this.many = new BitComparison(session, stored, memory);
  }

  /**
   * The cosines of those that are near.
   *
   * @param wanted ids whose cosines are looked up as well
   */
  Nearest compare(ScopedModel key, VectorScopeState state, float[] direction, Seq<String> wanted) {
    // A scope that shrinks a little is not read anew.
    if (state.vectors() > MOST_EXACT || state.vectors() > MOST_EXACT / 2 && many.knows(key)) {
      return many.compare(key, state, direction, wanted);
    }
    if (!cache.fits(state.vectors() * state.dimension() * Float.BYTES)) {
      return stored.compareAll(key, direction, wanted);
    }
    VectorCache<ScopeVectors>.Entry entry = cache.entry(key);
    if (!session.isWriting()) {
      stored.catchUp(key, entry, state, now -> new ScopeVectors(now.dimension()));
    }
    Lock reading = entry.lock().readLock();
    reading.lock();
    try {
      return compare(key, entry.vectors(), state, direction, wanted);
    } finally {
      reading.unlock();
    }
  }

  private Nearest compare(
      ScopedModel key,
      @Nullable ScopeVectors vectors,
      VectorScopeState state,
      float[] direction,
      Seq<String> wanted) {
    if (vectors == null
        || !StoredVectors.reaches(vectors, state)
        || vectors.version() > newest(key, vectors, state)) {
      // Either the log of removals does not reach back that far, or the unit sees an older state.
      return stored.compareAll(key, direction, wanted);
    }
    return Nearest.of(
        vectors,
        vectors.cosines(direction),
        vectors.version() == state.version()
            ? Map.of()
            : stored.newer(key, vectors.version(), direction),
        wanted);
  }

  /** The latest cached state, which another thread may have updated meanwhile. */
  private long newest(ScopedModel key, ScopeVectors vectors, VectorScopeState state) {
    return vectors.version() <= state.version()
        ? state.version()
        : VectorSql.find(session, key).map(VectorScopeState::version).getOrElse(0L);
  }
}
