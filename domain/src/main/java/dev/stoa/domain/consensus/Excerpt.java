package dev.stoa.domain.consensus;

/** The beginning of a text, cut where it reads well. */
public final class Excerpt {

  private static final double SENTENCE = 0.5;
  private static final double WORD = 0.7;

  private Excerpt() {}

  /**
   * A text of limited length: up to the end of a sentence in its second half, else up to the end of
   * a word in its last third, else cut; what does not end a sentence ends in dots.
   */
  public static String of(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    String cut = text.substring(0, most);
    int sentence =
        Math.max(cut.lastIndexOf(". "), Math.max(cut.lastIndexOf("! "), cut.lastIndexOf("? ")));
    if (sentence > most * SENTENCE) {
      return cut.substring(0, sentence + 1);
    }
    int blank = cut.lastIndexOf(' ');
    if (blank > most * WORD) {
      return cut.substring(0, blank) + "...";
    }
    int end = Character.isHighSurrogate(cut.charAt(most - 1)) ? most - 1 : most;
    return cut.substring(0, end) + "...";
  }
}
