package dev.stoa.domain.graph;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.ValidAt;

/**
 * A question for the whole graph, part by part.
 *
 * @param tokens about how many tokens an answer may have
 * @param after where the last answer ended
 * @param valid when observations and relations are true that are read
 */
public record GraphReading(int tokens, GraphPosition after, ValidAt valid) {

  /** How many tokens an answer has at most, unless something else is asked for. */
  public static final int USUAL_TOKENS = 20_000;

  /** The most tokens of an answer. */
  public static final int MAX_TOKENS = 1_000_000;

  /** Refuses a budget that no answer has. */
  public GraphReading {
    if (tokens < 1 || tokens > MAX_TOKENS) {
      throw new InvalidValue("tokens " + tokens + " is out of range: give 1 to " + MAX_TOKENS);
    }
  }

  /** From the beginning, with the usual budget. */
  public static GraphReading start() {
    return new GraphReading(USUAL_TOKENS, GraphPosition.START, ValidAt.NOW);
  }

  /** With another budget. */
  public GraphReading tokens(int most) {
    return new GraphReading(most, after, valid);
  }

  /** From where another answer ended. */
  public GraphReading after(GraphPosition last) {
    return new GraphReading(tokens, last, valid);
  }

  /** By what is true then, instead of now. */
  public GraphReading valid(ValidAt when) {
    return new GraphReading(tokens, after, when);
  }
}
