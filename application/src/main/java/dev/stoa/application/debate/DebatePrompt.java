package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateCourse;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The request to a participant.
 *
 * @param key the id under which the answer is recorded, the same for every repetition of the
 *     request
 * @param visible the turns that the agent may see by the topology and the protocol, in order
 */
public record DebatePrompt(
    String topic,
    AgentName agent,
    long round,
    DebatePhase phase,
    DebateTurnId key,
    Seq<DebateTurn> visible) {

  private static final int KEY_LENGTH = 32;

  /** The most characters of a brief about earlier turns, and those of one turn. */
  private static final int BRIEF = 16_000;

  private static final int BRIEF_TURN = 2_000;

  /** The request to an agent whose turn it is. */
  static DebatePrompt of(
      DebateCourse course, DebatePlace at, AgentName agent, Iterable<DebateTurn> turns) {
    DebateSession session = course.session();
    String key = session.id() + "\n" + at.round() + "\n" + at.phase().label() + "\n" + agent;
    return new DebatePrompt(
        session.opened().topic(),
        agent,
        at.round(),
        at.phase(),
        new DebateTurnId(Sha256.hex(key).substring(0, KEY_LENGTH)),
        course.hearing().visible(agent, at, turns));
  }

  /** The turn with an answer; one with the reason if there is none. */
  TurnDraft turn(Either<String, DebateAnswer> answer) {
    TurnDraft draft = TurnDraft.of(round, phase, agent);
    return answer
        .map(given -> given.onto(draft))
        .getOrElseGet(
            error ->
                draft.confidence(0).metadata(CanonicalJson.of(java.util.Map.of("error", error))));
  }

  /** The vote in an answer, which counts in the last phase of a round. */
  Option<DebateVote> vote(Either<String, DebateAnswer> answer) {
    return answer
        .toOption()
        .filter(given -> phase == DebatePhase.CONVERGENCE)
        .flatMap(
            given ->
                given.choice().map(choice -> DebateVote.of(agent, choice, given.confidence())));
  }

  /** As {@link #text}, without early turns and the ends of long ones if it were too long. */
  public String brief() {
    int left = BRIEF;
    Seq<DebateTurn> fitting = Vector.empty();
    for (DebateTurn turn : visible.reverse()) {
      DebateTurn shown = cut(turn);
      left -= shown.draft().content().map(String::length).getOrElse(0);
      if (left < 0) {
        break;
      }
      fitting = fitting.prepend(shown);
    }
    return new DebatePrompt(topic, agent, round, phase, key, fitting).text();
  }

  private static DebateTurn cut(DebateTurn turn) {
    return turn.draft()
        .content()
        .filter(content -> content.length() > BRIEF_TURN)
        .map(
            content ->
                new DebateTurn(
                    turn.id(),
                    turn.session(),
                    turn.sequence(),
                    turn.draft()
                        .content(
                            content.substring(0, content.offsetByCodePoints(0, BRIEF_TURN / 2))
                                + "…"),
                    turn.createdAt()))
        .getOrElse(turn);
  }

  /** The prompt as text, for a model: the topic, the turns so far, and the request. */
  public String text() {
    StringBuilder text = new StringBuilder("Debate: ").append(topic).append('\n');
    visible.forEach(
        turn ->
            turn.draft()
                .content()
                .forEach(
                    content ->
                        text.append(turn.draft().agent())
                            .append(" (")
                            .append(turn.draft().phase().label())
                            .append("): ")
                            .append(content)
                            .append('\n')));
    return text.append("You are ")
        .append(agent)
        .append(". Round ")
        .append(round)
        .append(", phase ")
        .append(phase.label().replace('_', ' '))
        .append(". Your turn:")
        .toString();
  }
}
