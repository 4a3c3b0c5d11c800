package dev.stoa.domain.evolution;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.StoredJson;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Who played an episode of a generation, and how it ended; immutable.
 *
 * @param scoreA from -5 to 5
 * @param scoreB from -5 to 5
 * @param finalState the state when it ended, a JSON object
 * @param shadow whether it was a trial of a candidate
 * @param scoutHypotheses what the scout supposed
 */
@RecordBuilder
public record EpisodeResult(
    GenerationId generation,
    ProfileId agentA,
    ProfileId agentB,
    int scoreA,
    int scoreB,
    long turns,
    Termination reason,
    CanonicalJson finalState,
    boolean shadow,
    Option<String> scoutHypotheses) {

  /** The longest JSON of a final state. */
  public static final int MAX_STATE = 4_000_000;

  /** The longest text of hypotheses. */
  public static final int MAX_HYPOTHESES = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public EpisodeResult {
    Score.require("agent_a_score", scoreA);
    Score.require("agent_b_score", scoreB);
    if (turns < 0) {
      throw new InvalidValue("total_turns " + turns + " is negative: give 0 or more");
    }
    StoredJson.object("final_state_snapshot", finalState, MAX_STATE);
    scoutHypotheses.forEach(text -> PlainText.require("scout_hypotheses", text, MAX_HYPOTHESES));
  }

  /** The scores of a profile in this episode: none, one, or two if it played against itself. */
  public Seq<Integer> scoresOf(ProfileId profile) {
    Vector<Integer> scores = Vector.empty();
    if (agentA.equals(profile)) {
      scores = scores.append(scoreA);
    }
    return agentB.equals(profile) ? scores.append(scoreB) : scores;
  }
}
