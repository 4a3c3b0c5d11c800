package dev.stoa.domain.evidence;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;

/**
 * How a debate cites evidence.
 *
 * @param round the round that cites it; 0 is before the first
 * @param relevance from 0 to 1
 * @param usedInConsensus whether the conclusion rests on it
 */
public record CitationDraft(
    String debateId, long round, double relevance, boolean usedInConsensus) {

  /** The longest debate id. */
  public static final int MAX_DEBATE_ID = 255;

  private static final double USUAL_RELEVANCE = 0.5;

  /** Refuses invalid fields; the message names the field. */
  public CitationDraft {
    PlainText.require("debate_id", debateId, MAX_DEBATE_ID);
    if (round < 0) {
      throw new InvalidValue("round " + round + " is below 0: give 0 or more");
    }
    UnitRange.require("relevance", relevance);
  }

  /** Cited before the first round, with a relevance of a half. */
  public static CitationDraft in(String debateId) {
    return new CitationDraft(debateId, 0, USUAL_RELEVANCE, false);
  }

  /** In this round. */
  public CitationDraft round(long number) {
    return new CitationDraft(debateId, number, relevance, usedInConsensus);
  }

  /** With a relevance from 0 to 1. */
  public CitationDraft relevance(double value) {
    return new CitationDraft(debateId, round, value, usedInConsensus);
  }

  /** The conclusion rests on it. */
  public CitationDraft used() {
    return new CitationDraft(debateId, round, relevance, true);
  }
}
