package dev.stoa.adapter.cli;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** How wide the columns of a table are; the border adds two blanks to each, as maxWidth counts. */
record TableWidths(Seq<Integer> wanted) {

  /** Longer cells go on below; a key or a hash fits whole, to be copied. */
  private static final int WIDEST = 100;

  /** A narrower column cannot be read. */
  private static final int NARROWEST = 12;

  /** What the library counts besides the text of a cell. */
  private static final int PADDING = 2;

  static TableWidths of(Seq<String> headings, Seq<List<String>> rows) {
    return new TableWidths(
        headings.zipWithIndex(
            (heading, i) ->
                Math.min(
                    WIDEST,
                    PADDING
                        + Math.max(
                            heading.length(),
                            rows.map(row -> row.get(i).length()).max().getOrElse(0)))));
  }

  /** Whether nothing has to give way. */
  boolean fitsIn(int width) {
    return wanted.sum().longValue() + wanted.size() + 1 <= width;
  }

  /** The widths that fit, taken from the widest columns first; none if that is not enough. */
  Seq<Integer> fitted(int width) {
    Seq<Integer> widths = wanted;
    long borders = widths.size() + 1L;
    while (widths.sum().longValue() + borders > width) {
      int widest = widths.max().getOrElse(0);
      if (widest <= NARROWEST) {
        return List.empty();
      }
      widths = widths.update(widths.lastIndexOf(widest), widest - 1);
    }
    return widths;
  }
}
