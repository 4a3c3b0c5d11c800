package dev.stoa.domain.search;

import java.util.StringJoiner;

/**
 * What each part contributes to a relevance; their sum is the relevance.
 *
 * @param words the words of the text and of its author's name
 * @param window what neighbours in the same thread add to the words
 * @param author whether the question names the author
 * @param date the words of the date
 * @param meaning how near the text is to the question, by the embedding model
 * @param prior in conversations: longer texts count more, very long ones and questions less, and
 *     the asker's own words more
 */
public record RelevanceParts(
    double words, double window, double author, double date, double meaning, double prior) {

  /** All parts, scaled. */
  public RelevanceParts times(double scale) {
    return new RelevanceParts(
        words * scale,
        window * scale,
        author * scale,
        date * scale,
        meaning * scale,
        prior * scale);
  }

  /** The parts that contribute something, such as {@code words 0.7 + author 0.3}. */
  public String explain() {
    StringJoiner line = new StringJoiner(" + ");
    add(line, "words", words);
    add(line, "window", window);
    add(line, "author", author);
    add(line, "date", date);
    add(line, "meaning", meaning);
    add(line, "prior", prior);
    return line.toString();
  }

  private static void add(StringJoiner line, String name, double value) {
    if (value != 0) {
      line.add(name + " " + value);
    }
  }

  /** The relevance. */
  public double sum() {
    return words + window + author + date + meaning + prior;
  }
}
