package dev.stoa.adapter.cli;

/** How many columns of a terminal a text takes: East Asian characters and emoji take two. */
final class DisplayWidth {

  /** Takes the second column of a wide character while a table is laid out; no text has it. */
  private static final char FILLER = '\uffff';

  /** First and last of each range of wide characters that are one char of Java. */
  private static final int[] WIDE = {
    0x1100, 0x115f, 0x231a, 0x231b, 0x23e9, 0x23ec, 0x25fd, 0x25fe, 0x2614, 0x2615, 0x2648, 0x2653,
    0x267f, 0x267f, 0x2693, 0x2693, 0x26a1, 0x26a1, 0x26aa, 0x26ab, 0x26bd, 0x26be, 0x26c4, 0x26c5,
    0x26ce, 0x26ce, 0x26d4, 0x26d4, 0x26ea, 0x26ea, 0x26f2, 0x26f3, 0x26f5, 0x26f5, 0x26fa, 0x26fa,
    0x26fd, 0x26fd, 0x2705, 0x2705, 0x270a, 0x270b, 0x2728, 0x2728, 0x274c, 0x274c, 0x274e, 0x274e,
    0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797, 0x27b0, 0x27b0, 0x27bf, 0x27bf, 0x2b1b, 0x2b1c,
    0x2b50, 0x2b50, 0x2b55, 0x2b55, 0x2e80, 0x303e, 0x3041, 0x4dbf, 0x4e00, 0xa4cf, 0xa960, 0xa97f,
    0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe30, 0xfe6f, 0xff01, 0xff60, 0xffe0, 0xffe6
  };

  private DisplayWidth() {}

  /** A text whose length is its width; emoji outside of the first plane have two chars already. */
  static String filled(String text) {
    if (text.chars().noneMatch(DisplayWidth::isWide)) {
      return text;
    }
    StringBuilder filled = new StringBuilder();
    text.chars()
        .forEach(
            one -> {
              filled.append((char) one);
              if (isWide(one)) {
                filled.append(FILLER);
              }
            });
    return filled.toString();
  }

  /** The text again. */
  static String plain(String filled) {
    return filled.replace(String.valueOf(FILLER), "");
  }

  private static boolean isWide(int one) {
    for (int i = 0; i < WIDE.length && one >= WIDE[i]; i += 2) {
      if (one <= WIDE[i + 1]) {
        return true;
      }
    }
    return false;
  }
}
