package dev.stoa.domain.rating.fit;

/**
 * Draws cells with probabilities proportional to their counts, in constant time (Walker's alias
 * method).
 */
final class AliasTable {

  private final double[] keep;
  private final int[] alias;

  AliasTable(long[] counts) {
    int n = counts.length;
    keep = new double[n];
    alias = new int[n];
    double total = 0;
    for (long count : counts) {
      total += count;
    }
    int[] small = new int[n];
    int[] large = new int[n];
    int smalls = 0;
    int larges = 0;
    for (int i = 0; i < n; i++) {
      keep[i] = counts[i] * n / total;
      alias[i] = i;
      if (keep[i] < 1) {
        small[smalls++] = i;
      } else {
        large[larges++] = i;
      }
    }
    while (smalls > 0 && larges > 0) {
      int less = small[--smalls];
      int more = large[--larges];
      alias[less] = more;
      keep[more] -= 1 - keep[less];
      if (keep[more] < 1) {
        small[smalls++] = more;
      } else {
        large[larges++] = more;
      }
    }
    // What is left over because of rounding gets probability 1.
    while (smalls > 0) {
      int rest = small[--smalls];
      keep[rest] = 1;
    }
  }

  int draw(SeededRandom random) {
    int cell = random.below(keep.length);
    return random.unit() < keep[cell] ? cell : alias[cell];
  }
}
