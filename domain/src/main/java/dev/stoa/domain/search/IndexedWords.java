package dev.stoa.domain.search;

/**
 * The words of a text as the indexes keep them, a blank between two.
 *
 * @param stems the stem of each, by which it is found
 * @param forms each as it is written but for case and diacritics, by whose beginning it is found
 */
public record IndexedWords(String stems, String forms) {

  /** The words of a text, up to {@link SearchWords#MAX_INDEXED} characters of them. */
  public static IndexedWords of(String text) {
    String forms = SearchWords.folded(text);
    StringBuilder stems = new StringBuilder(forms.length());
    int start = 0;
    while (start < forms.length()) {
      int blank = forms.indexOf(' ', start);
      int end = blank < 0 ? forms.length() : blank;
      stems.append(start == 0 ? "" : " ").append(PorterStemmer.stem(forms.substring(start, end)));
      start = end + 1;
    }
    return new IndexedWords(stems.toString(), forms);
  }
}
