package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.VoteTally;
import dev.stoa.domain.kernel.AgentName;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * What is known when a debate is concluded.
 *
 * @param participants who took a turn or voted, by name
 * @param positions the last turn with content of each participant, by name
 * @param turns how many there are
 * @param tally the votes, counted by the method of the outcome
 * @param insights of the reflections of each round that has some
 */
@RecordBuilder
public record Conclusion(
    DebateSession session,
    DebateOutcome outcome,
    Seq<AgentName> participants,
    Seq<TurnDraft> positions,
    long turns,
    Seq<DebateVote> votes,
    VoteTally tally,
    Map<Long, Seq<String>> insights) {

  /** The votes for another choice than the leading one. */
  public Seq<DebateVote> dissent() {
    return votes.reject(vote -> tally.leader().contains(vote.choice()));
  }
}
