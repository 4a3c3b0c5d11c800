package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * What is known of a voter before it votes.
 *
 * @param score from 0 to 10
 * @param accuracy the share of its earlier votes that were right, from 0 to 1
 */
public record VoterStanding(
    double score, double accuracy, Option<String> speciality, Option<String> role) {

  /** Of an unknown voter. */
  public static final VoterStanding UNKNOWN = new VoterStanding(0, 0, Option.none(), Option.none());

  /** The highest score. */
  public static final double HIGHEST_SCORE = 10;

  /** Refuses values out of range. */
  public VoterStanding {
    if (!(score >= 0 && score <= HIGHEST_SCORE)) {
      throw new InvalidValue("score " + score + " is out of range: give 0 to " + HIGHEST_SCORE);
    }
    UnitRange.require("accuracy", accuracy);
    speciality.forEach(text -> PlainText.require("speciality", text, TurnDraft.MAX_LABEL));
    role.forEach(text -> PlainText.require("role", text, TurnDraft.MAX_LABEL));
  }

  /** A voter of this score. */
  public static VoterStanding scored(double score) {
    return new VoterStanding(score, 0, Option.none(), Option.none());
  }

  /** With the accuracy of its earlier votes. */
  public VoterStanding accuracy(double share) {
    return new VoterStanding(score, share, speciality, role);
  }
}
