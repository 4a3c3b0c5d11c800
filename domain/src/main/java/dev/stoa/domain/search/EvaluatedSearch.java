package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/**
 * How well a way to search answers questions.
 *
 * @param way the words alone, or with the embedding model
 * @param ability of which questions; none is of all
 */
public record EvaluatedSearch(Way way, Option<String> ability, RankingFigures figures) {

  /** What ranks. */
  public enum Way implements Labelled {
    /** The words of the question alone. */
    WORDS,
    /** Words, and what the embedding model of the workspace makes of the question. */
    MODEL
  }
}
