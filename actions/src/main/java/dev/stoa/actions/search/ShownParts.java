package dev.stoa.actions.search;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.search.RelevanceParts;

/** What each part contributes to a relevance, which is their sum. */
public record ShownParts(
    @Param("The words of the text and of its author's name.") double words,
    @Param("What neighbours in the same channel or conversation add to the words.") double window,
    @Param("Whether the question names the author.") double author,
    @Param("The words of the date.") double date,
    @Param("How near the text is in meaning, by the embedding model.") double meaning,
    @Param("The length of a message, and whether it is a question.") double prior) {

  /** Of a relevance. */
  public static ShownParts of(RelevanceParts parts) {
    return new ShownParts(
        parts.words(),
        parts.window(),
        parts.author(),
        parts.date(),
        parts.meaning(),
        parts.prior());
  }
}
