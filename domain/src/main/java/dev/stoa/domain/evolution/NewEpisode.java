package dev.stoa.domain.evolution;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * An episode to record, with its actions; immutable.
 *
 * @param id a chosen id: recording the same episode again changes nothing
 * @param actions in turn order
 */
public record NewEpisode(Option<EpisodeId> id, EpisodeResult result, Vector<ActionDraft> actions) {

  /** The maximum number of actions of an episode. */
  public static final int MAX_ACTIONS = 10_000;

  /** Refuses too many actions; they are put in turn order, those of a turn as given. */
  public NewEpisode {
    if (actions.size() > MAX_ACTIONS) {
      throw new InvalidValue(
          "the episode has " + actions.size() + " actions: give at most " + MAX_ACTIONS);
    }
    long before = -1;
    boolean inOrder = true;
    for (ActionDraft action : actions) {
      inOrder = inOrder && action.turn() >= before;
      before = action.turn();
    }
    actions = inOrder ? actions : actions.sortBy(ActionDraft::turn);
  }

  /** An episode that a judge scored. */
  public static NewEpisode of(
      GenerationId generation,
      ProfileId agentA,
      ProfileId agentB,
      Termination reason,
      int scoreA,
      int scoreB) {
    return new NewEpisode(
        Option.none(),
        EpisodeResultBuilder.builder()
            .generation(generation)
            .agentA(agentA)
            .agentB(agentB)
            .scoreA(scoreA)
            .scoreB(scoreB)
            .turns(0)
            .reason(reason)
            .finalState(CanonicalJson.EMPTY_OBJECT)
            .shadow(false)
            .scoutHypotheses(Option.none())
            .build(),
        Vector.empty());
  }

  /**
   * An episode that is not judged, because it was corrupted or reached the token limit: both score
   * the lowest.
   */
  public static NewEpisode unjudged(
      GenerationId generation, ProfileId agentA, ProfileId agentB, Termination reason) {
    if (!reason.isUnjudged()) {
      throw new InvalidValue(
          "an episode that ended by " + reason.label() + " is judged: give both scores");
    }
    return of(generation, agentA, agentB, reason, Score.LOWEST, Score.LOWEST);
  }

  /** Under a chosen id. */
  public NewEpisode id(EpisodeId chosen) {
    return new NewEpisode(Option.some(chosen), result, actions);
  }

  /** With this many turns. */
  public NewEpisode turns(long count) {
    return with(result.finalState(), count, result.shadow(), result.scoutHypotheses());
  }

  /** With the state at its end, a JSON object. */
  public NewEpisode finalState(String json) {
    return with(CanonicalJson.of(json), result.turns(), result.shadow(), result.scoutHypotheses());
  }

  /** As a trial of a candidate. */
  public NewEpisode asShadowTrial() {
    return with(result.finalState(), result.turns(), true, result.scoutHypotheses());
  }

  /** With what the scout supposed. */
  public NewEpisode scoutHypotheses(String text) {
    return with(result.finalState(), result.turns(), result.shadow(), Option.some(text));
  }

  /** With one more action. */
  public NewEpisode action(ActionDraft action) {
    return new NewEpisode(id, result, actions.append(action));
  }

  /** With these actions after those it has. */
  public NewEpisode actions(Iterable<ActionDraft> more) {
    return new NewEpisode(id, result, actions.appendAll(more));
  }

  /** Every profile that is named: of both agents and of the speakers. */
  public Seq<ProfileId> profiles() {
    return actions
        .map(ActionDraft::speaker)
        .append(result.agentA())
        .append(result.agentB())
        .distinct();
  }

  private NewEpisode with(
      CanonicalJson state, long turns, boolean shadow, Option<String> hypotheses) {
    return new NewEpisode(
        id,
        EpisodeResultBuilder.from(result)
            .turns(turns)
            .finalState(state)
            .shadow(shadow)
            .scoutHypotheses(hypotheses)
            .build(),
        actions);
  }
}
