package dev.stoa.adapter.jooq.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The directions of one model in one scope, in blocks of columns; not thread-safe. */
final class ScopeVectors implements CachedVectors {

  private static final int PER_BLOCK = 1_024;

  /** Comparing these takes about a millisecond, too little to share with other threads. */
  private static final int FEW = 4 * PER_BLOCK;

  /** What an id costs beside its direction: the text, two references and an entry of the map. */
  private static final int BYTES_PER_ID = 160;

  private final int dimension;
  private final List<float[]> blocks = new ArrayList<>();
  private final List<String> ids = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();
  private long version;

  ScopeVectors(int dimension) {
    this.dimension = dimension;
  }

  @Override
  public int dimension() {
    return dimension;
  }

  @Override
  public long version() {
    return version;
  }

  @Override
  public void reached(long newVersion) {
    version = Math.max(version, newVersion);
  }

  int size() {
    return ids.size();
  }

  /** The ids of all, in the order of their places. */
  String[] ids() {
    return ids.toArray(String[]::new);
  }

  @Override
  public boolean isWorn() {
    return false;
  }

  @Override
  public long bytes() {
    return (long) blocks.size() * PER_BLOCK * dimension * Float.BYTES
        + (long) ids.size() * BYTES_PER_ID;
  }

  /** The cosine of an id, among those of all, or not a number. */
  double cosine(String id, double[] cosines) {
    Integer place = places.get(id);
    return place == null ? Double.NaN : cosines[place];
  }

  @Override
  public void take(int place, String id, float @Nullable [] values) {
    if (values == null) {
      remove(id);
    } else {
      put(id, values);
    }
  }

  /** Takes the direction of the values, in place of what the id had. */
  void put(String id, float[] values) {
    Integer place = places.get(id);
    if (place == null) {
      place = ids.size();
      ids.add(id);
      places.put(id, place);
      if (place / PER_BLOCK == blocks.size()) {
        blocks.add(new float[PER_BLOCK * dimension]);
      }
    }
    float[] direction = Direction.normalise(values);
    float[] block = blocks.get(place / PER_BLOCK);
    for (int component = 0; component < dimension; component++) {
      block[component * PER_BLOCK + place % PER_BLOCK] = direction[component];
    }
  }

  /** The last one replaces the removed one. */
  void remove(String id) {
    Integer place = places.remove(id);
    if (place == null) {
      return;
    }
    int last = ids.size() - 1;
    String moved = ids.remove(last);
    if (place != last) {
      ids.set(place, moved);
      places.put(moved, place);
      float[] from = blocks.get(last / PER_BLOCK);
      float[] to = blocks.get(place / PER_BLOCK);
      for (int column = 0; column < from.length; column += PER_BLOCK) {
        to[column + place % PER_BLOCK] = from[column + last % PER_BLOCK];
      }
    }
  }

  /** The cosines of all, in the order of their places; many are compared on several cores. */
  double[] cosines(float[] direction) {
    double[] cosines = new double[ids.size()];
    IntStream used = IntStream.range(0, (cosines.length + PER_BLOCK - 1) / PER_BLOCK);
    (cosines.length > FEW ? used.parallel() : used)
        .forEach(block -> compare(direction, block, cosines));
    return cosines;
  }

  private void compare(float[] direction, int block, double[] cosines) {
    int start = block * PER_BLOCK;
    Direction.cosines(
        direction,
        blocks.get(block),
        PER_BLOCK,
        cosines,
        start,
        Math.min(PER_BLOCK, cosines.length - start));
  }
}
