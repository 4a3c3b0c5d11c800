package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;

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
