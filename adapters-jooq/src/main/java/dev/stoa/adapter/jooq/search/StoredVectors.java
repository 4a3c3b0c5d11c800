package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rows of vectors, as the open unit sees them. */
final class StoredVectors {

  private static final int PAGE = 2_000;

  /** After every other text. */
  private static final String LAST_ID = Character.toString(Character.MAX_CODE_POINT);

  private final JooqSession session;

  StoredVectors(JooqSession session) {
    this.session = session;
  }

  /**
   * Brings a cache to the state of the scope, or to a later one.
   *
   * @param fresh what to begin with where nothing is known
   */
  <T extends CachedVectors> void catchUp(
      ScopedModel key,
      VectorCache<T>.Entry entry,
      VectorScopeState stored,
      Function<VectorScopeState, T> fresh) {
    Lock writing = entry.lock().writeLock();
    writing.lock();
    try {
      VectorScopeState state = stored;
      T known = entry.vectors();
      if (known != null && known.version() >= state.version()) {
        return;
      }
      T vectors =
          known == null || !reaches(known, state) || known.isWorn() ? fresh.apply(state) : known;
      while (vectors.version() < state.version()) {
        readNewer(key, vectors);
        vectors.reached(state.version());
        // Rows of removed vectors that were deleted meanwhile may not have been seen.
        VectorScopeState now = VectorSql.find(session, key).getOrElse(state);
        if (now.compacted() != state.compacted()) {
          vectors = fresh.apply(now);
          state = now;
        }
      }
      entry.grown(vectors);
    } finally {
      writing.unlock();
    }
  }

  /** Whether the log of removals reaches back to what is known. */
  static boolean reaches(CachedVectors known, VectorScopeState state) {
    return known.dimension() == state.dimension() && known.version() >= state.compacted();
  }

  private void readNewer(ScopedModel key, CachedVectors vectors) {
    eachNewer(
        key,
        vectors.version(),
        (version, row) -> {
          vectors.take(
              row.get(EMBEDDINGS.PLACE).intValue(),
              row.get(EMBEDDINGS.ID),
              values(row, vectors.dimension()));
          vectors.reached(version);
        });
  }

  /** Every vector compared, while they are read. */
  Nearest compareAll(ScopedModel key, float[] direction, Seq<String> wanted) {
    return Nearest.of(newer(key, 0, direction), wanted);
  }

  /** The cosines of what is newer than the version; what was removed is not a number. */
  Map<String, Double> newer(ScopedModel key, long version, float[] direction) {
    Map<String, Double> cosines = new HashMap<>();
    eachNewer(
        key,
        version,
        (newer, row) ->
            cosines.put(row.get(EMBEDDINGS.ID), cosine(direction, values(row, direction.length))));
    return cosines;
  }

  private static double cosine(float[] direction, float @Nullable [] values) {
    return values == null ? Double.NaN : Direction.cosine(direction, Direction.normalise(values));
  }

  /** Passes the ids and the values of the vectors at some places. */
  void at(ScopedModel key, int[] places, BiConsumer<String, float[]> consumer) {
    session.each(
        VectorSql.AT_PLACES,
        binds ->
            VectorSql.of(binds, key)
                .set(VectorSql.PLACES, () -> Arrays.stream(places).asLongStream().iterator()),
        row ->
            consumer.accept(row.get(EMBEDDINGS.ID), VectorBytes.read(row.get(EMBEDDINGS.VECTOR))));
  }

  /** As above, of some ids. */
  void of(ScopedModel key, Seq<String> ids, BiConsumer<String, float[]> consumer) {
    session.each(
        VectorSql.OF_IDS,
        binds -> VectorSql.of(binds, key).set(VectorSql.IDS, ids),
        row ->
            consumer.accept(row.get(EMBEDDINGS.ID), VectorBytes.read(row.get(EMBEDDINGS.VECTOR))));
  }

  /** None if the vector was removed, or is of another dimension. */
  private static float @Nullable [] values(Row row, int dimension) throws SQLException {
    byte[] bytes = row.get(EMBEDDINGS.VECTOR);
    return bytes == null || bytes.length != dimension * Float.BYTES
        ? null
        : VectorBytes.read(bytes);
  }

  /** A page at a time; a row that is written meanwhile comes again, newer. */
  private void eachNewer(ScopedModel key, long version, NewerRows consumer) {
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
            since[0] = row.get(EMBEDDINGS.VERSION);
            after[0] = row.get(EMBEDDINGS.ID);
            consumer.accept(since[0], row);
            rows[0]++;
          });
    }
  }

  @FunctionalInterface
  private interface NewerRows {
    void accept(long version, Row row) throws SQLException;
  }
}
