package dev.stoa.domain.search;

/** The passages that answer one question, each of one text. */
public final class Snippets {

  private final AnsweringWords asked;

  private Snippets(AnsweringWords asked) {
    this.asked = asked;
  }

  /** Those for a question. */
  public static Snippets of(TextQuery query) {
    return new Snippets(AnsweringWords.of(query));
  }

  /** The passage of a text that answers best, its matching words in brackets. */
  public String of(String text) {
    return Snippet.of(text, asked.in(text, Snippet.WORDS));
  }

  /** How many of the words of the question a text holds, each counted once. */
  public int answered(String text) {
    return asked.different(text);
  }
}
