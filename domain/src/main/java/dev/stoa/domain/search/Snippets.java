package dev.stoa.domain.search;

/** The passages that answer one question, each of one text. */
public final class Snippets {

  private final AnsweringWords words;

  private Snippets(AnsweringWords words) {
    this.words = words;
  }

  /** Those for a question. */
  public static Snippets of(TextQuery query) {
    return new Snippets(AnsweringWords.of(query));
  }

  /** The passage of a text that answers best, its matching words in brackets. */
  public String of(String text) {
    return Snippet.of(text, words.in(text, Snippet.WORDS));
  }

  /** The part of a text that answers best, of at most this many characters and two dots. */
  public String passage(String text, int characters) {
    return Passage.of(text, words.in(text, Snippet.WORDS), characters);
  }

  /** How many of the words of the question a text holds, each counted once. */
  public int answered(String text) {
    return words.different(text);
  }
}
