package dev.stoa.adapter.sqlite;

/**
 * How many texts an FTS5 table has, and how long they are together.
 *
 * <p>FTS5 keeps both in a record of variable-length numbers: the rows, then the words of each
 * column. Counting them anew would read every row.
 */
record Fts5Totals(long texts, long words) {

  private static final int LAST_BYTE = 8;

  static Fts5Totals of(byte[] block) {
    long[] numbers = new long[2];
    int at = 0;
    for (int number = 0; at < block.length; number++) {
      long value = 0;
      int read = 0;
      boolean more = true;
      while (more && at < block.length) {
        int next = block[at++] & 0xff;
        boolean whole = read++ == LAST_BYTE;
        value = whole ? value << 8 | next : value << 7 | next & 0x7f;
        more = !whole && next >= 0x80;
      }
      numbers[Math.min(number, 1)] += value;
    }
    return new Fts5Totals(numbers[0], numbers[1]);
  }
}
