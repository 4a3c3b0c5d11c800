package dev.stoa.domain.search;

/**
 * The words of a text as the indexes keep them, a blank between two.
 *
 * @param stems the stem of each, by which it is found
 * @param forms each as it is written but for case and diacritics, by whose beginning it is found;
 *     prefixed with {@link #DIFFERS} if it is not its own stem
 */
public record IndexedWords(String stems, String forms) {

  /** No word contains it. An index that holds the stems needs only the forms marked by it. */
  public static final char DIFFERS = '=';

  /** The words of a text, up to {@link SearchWords#MAX_INDEXED} characters of them. */
  public static IndexedWords of(String text) {
    String folded = SearchWords.folded(text);
    StringBuilder stems = new StringBuilder(folded.length());
    StringBuilder forms = new StringBuilder(folded.length());
    int start = 0;
    while (start < folded.length()) {
      int blank = folded.indexOf(' ', start);
      int end = blank < 0 ? folded.length() : blank;
      String form = folded.substring(start, end);
      String stem = PorterStemmer.stem(form);
      if (start > 0) {
        stems.append(' ');
        forms.append(' ');
      }
      stems.append(stem);
      if (!stem.equals(form)) {
        forms.append(DIFFERS);
      }
      forms.append(form);
      start = end + 1;
    }
    return new IndexedWords(stems.toString(), forms.toString());
  }
}
