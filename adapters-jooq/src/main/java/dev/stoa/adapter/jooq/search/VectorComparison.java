package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import org.jspecify.annotations.Nullable;

/**
 * Compares a direction with every vector of a scope, as the open unit sees them.
 *
 * <p>The versions of a scope are committed in order, and a version is one state: a cache that has
 * one need only read the rows that are newer. Only what is certainly committed is remembered.
 */
final class VectorComparison {

  private static final int PAGE = 2_000;

  /** After every other text. */
  private static final String LAST_ID = Character.toString(Character.MAX_CODE_POINT);

  private final JooqSession session;
  private final VectorCache cache;

  VectorComparison(JooqSession session, VectorCache cache) {
    this.session = session;
    this.cache = cache;
  }

  /**
   * The cosines of all vectors.
   *
   * @param wanted ids whose cosines are looked up as well
   */
  Nearest compare(ScopedModel key, VectorScopeState state, float[] direction, Seq<String> wanted) {
    if (!cache.fits(state.vectors() * state.dimension() * Float.BYTES)) {
      return readAll(key, direction, wanted);
    }
    VectorCache.Entry entry = cache.entry(key, state.dimension());
    if (!session.isWriting()) {
      catchUp(key, entry, state);
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
      ScopeVectors vectors,
      VectorScopeState state,
      float[] direction,
      Seq<String> wanted) {
    if (vectors.dimension() != state.dimension()
        || vectors.version() < state.compacted()
        || vectors.version() > newest(key, vectors, state)) {
      // Either the log of removals does not reach back that far, or the unit sees an older state.
      return readAll(key, direction, wanted);
    }
    if (vectors.version() == state.version()) {
      return updated(vectors, vectors.cosines(direction), Map.of(), wanted);
    }
    if (vectors.size() == 0) {
      return readAll(key, direction, wanted);
    }
    return updated(
        vectors, vectors.cosines(direction), read(key, vectors.version(), direction), wanted);
  }

  /** The latest cached state, which another thread may have updated meanwhile. */
  private long newest(ScopedModel key, ScopeVectors vectors, VectorScopeState state) {
    return vectors.version() <= state.version()
        ? state.version()
        : VectorSql.find(session, key).map(VectorScopeState::version).getOrElse(0L);
  }

  private void catchUp(ScopedModel key, VectorCache.Entry entry, VectorScopeState stored) {
    Lock writing = entry.lock().writeLock();
    writing.lock();
    try {
      VectorScopeState state = stored;
      if (entry.vectors().version() >= state.version()) {
        return;
      }
      while (entry.vectors().version() < state.version()) {
        if (entry.vectors().dimension() != state.dimension()
            || entry.vectors().version() < state.compacted()) {
          entry.restart(state.dimension());
        }
        readNewer(key, entry.vectors());
        entry.vectors().reached(state.version());
        // Rows of removed vectors that were deleted meanwhile may not have been seen.
        VectorScopeState now = VectorSql.find(session, key).getOrElse(state);
        if (now.compacted() != state.compacted()) {
          entry.restart(now.dimension());
          state = now;
        }
      }
      entry.grown();
    } finally {
      writing.unlock();
    }
  }

  private void readNewer(ScopedModel key, ScopeVectors vectors) {
    eachNewer(
        key,
        vectors.version(),
        (version, id, values) -> {
          if (values == null || values.length != vectors.dimension()) {
            vectors.remove(id);
          } else {
            vectors.put(id, values);
          }
          vectors.reached(version);
        });
  }

  private Nearest readAll(ScopedModel key, float[] direction, Seq<String> wanted) {
    return updated(
        new ScopeVectors(direction.length), new double[0], read(key, 0, direction), wanted);
  }

  /** The cosines of what is newer than the version; what was removed is not a number. */
  private Map<String, Double> read(ScopedModel key, long version, float[] direction) {
    Map<String, Double> cosines = new HashMap<>();
    eachNewer(
        key,
        version,
        (newer, id, values) ->
            cosines.put(
                id,
                values == null || values.length != direction.length
                    ? Double.NaN
                    : Direction.cosine(direction, Direction.normalise(values))));
    return cosines;
  }

  /** What is newer replaces what is known. */
  private static Nearest updated(
      ScopeVectors known, double[] cosines, Map<String, Double> newer, Seq<String> wanted) {
    Map<String, Double> found = new HashMap<>();
    for (String id : wanted) {
      double cosine = newer.containsKey(id) ? newer.get(id) : known.cosine(id, cosines);
      if (!Double.isNaN(cosine)) {
        found.put(id, cosine);
      }
    }
    if (newer.isEmpty()) {
      return new Nearest(known.ids(), cosines, found);
    }
    String[] ids = Arrays.copyOf(known.ids(), cosines.length + newer.size());
    double[] all = Arrays.copyOf(cosines, ids.length);
    for (int place = 0; place < cosines.length; place++) {
      if (newer.containsKey(ids[place])) {
        all[place] = Double.NaN;
      }
    }
    int place = cosines.length;
    for (Map.Entry<String, Double> one : newer.entrySet()) {
      ids[place] = one.getKey();
      all[place] = one.getValue();
      place++;
    }
    return new Nearest(ids, all, found);
  }

  /** A page at a time; a row that is written meanwhile comes again, newer. */
  private void eachNewer(ScopedModel key, long version, VectorConsumer consumer) {
    long[] since = {version};
    // Behind every id of the version that is known, before every id of the next.
    String[] after = {LAST_ID};
    int[] rows = {PAGE};
    while (rows[0] == PAGE) {
      rows[0] = 0;
      session.each(
          VectorSql.NEWER,
          binds ->
              VectorSql.of(binds, key)
                  .set(VectorSql.SINCE, since[0])
                  .set(VectorSql.AFTER, after[0])
                  .set(Rows.LIMIT, PAGE),
          row -> {
            byte[] bytes = row.get(EMBEDDINGS.VECTOR);
            since[0] = row.get(EMBEDDINGS.VERSION);
            after[0] = row.get(EMBEDDINGS.ID);
            consumer.accept(since[0], after[0], bytes == null ? null : VectorBytes.read(bytes));
            rows[0]++;
          });
    }
  }

  @FunctionalInterface
  private interface VectorConsumer {
    void accept(long version, String id, float @Nullable [] values);
  }
}
