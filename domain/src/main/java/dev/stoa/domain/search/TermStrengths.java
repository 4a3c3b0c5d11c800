package dev.stoa.domain.search;

/** How strongly a text holds each stem of a question. */
final class TermStrengths {

  /** Stands before no word. */
  private static final char NO_MARK = ' ';

  /** A text of more words lends less of its strength to its neighbours. */
  private static final double LENDING_WORDS = 60;

  private static final int UNCOUNTED = -1;

  private final double[] strengths;
  private final boolean[] ofDate;
  private final boolean named;
  private final IndexedWords words;
  private int saying = UNCOUNTED;

  private TermStrengths(double[] strengths, boolean[] ofDate, boolean named, IndexedWords words) {
    this.strengths = strengths;
    this.ofDate = ofDate;
    this.named = named;
    this.words = words;
  }

  static TermStrengths of(
      TextCandidate text, WordTable stems, double averageLength, RankingMode mode) {
    IndexedWords words = text.words();
    int[] counts = new int[stems.size()];
    int[] dated = new int[stems.size()];
    stems.visit(words.stems(), NO_MARK, number -> counts[number]++);
    String about = words.about();
    int name = text.isDated() ? afterDate(about) : 0;
    stems.visit(about.substring(0, name), NO_MARK, number -> dated[number]++);
    boolean[] named = {false};
    stems.visit(
        about.substring(name),
        NO_MARK,
        number -> {
          counts[number]++;
          named[0] = true;
        });
    double[] strengths = new double[counts.length];
    boolean[] ofDate = new boolean[counts.length];
    double norm = mode.norm(words.length(), averageLength);
    for (int i = 0; i < counts.length; i++) {
      int times = counts[i] + dated[i];
      strengths[i] = times / (times + norm);
      ofDate[i] = counts[i] == 0 && dated[i] > 0;
    }
    return new TermStrengths(strengths, ofDate, named[0], words);
  }

  private static int afterDate(String about) {
    int at = 0;
    for (int word = 0; word < IndexedWords.DATE_WORDS && at < about.length(); word++) {
      int blank = about.indexOf(' ', at);
      at = blank < 0 ? about.length() : blank + 1;
    }
    return at;
  }

  double strength(int term) {
    return strengths[term];
  }

  /** What a neighbour may take of it: of long texts, which hold many words, less. */
  double lent(int term) {
    return strengths[term] == 0
        ? 0
        : strengths[term] * Math.min(1, Math.sqrt(LENDING_WORDS / saying()));
  }

  /** Whether the text holds the stem only as a word of its date. */
  boolean isOfDate(int term) {
    return ofDate[term];
  }

  /** Whether the question has a word of the author's name. */
  boolean isNamed() {
    return named;
  }

  /** How many of its words are no stop words. */
  int saying() {
    if (saying == UNCOUNTED) {
      int[] stopped = {0};
      int all = StopWords.TABLE.visit(words.forms(), IndexedWords.DIFFERS, number -> stopped[0]++);
      saying = all - stopped[0] - words.identifiers();
    }
    return saying;
  }
}
