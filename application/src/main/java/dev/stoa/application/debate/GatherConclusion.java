package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.DebateVotes;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.debate.VoteCount;
import dev.stoa.domain.debate.VotingRules;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads what a conclusion is made of; requires an open unit of work. */
final class GatherConclusion {

  private final DebateTurns turns;
  private final DebateVotes votes;

  GatherConclusion(DebateStorage storage) {
    this.turns = storage.debateTurns();
    this.votes = storage.debateVotes();
  }

  Tuple2<Conclusion, DebateDeeds> of(DebateSession session, DebateOutcome outcome) {
    Map<AgentName, TurnDraft> positions = new TreeMap<>();
    SortedSet<AgentName> participants = new TreeSet<>();
    DebateDeeds deeds = new DebateDeeds();
    RoundInsights insights = new RoundInsights();
    long[] count = {0};
    turns.scan(
        session.id(),
        TurnFilter.ALL,
        turn -> {
          TurnDraft draft = turn.draft();
          count[0]++;
          participants.add(draft.agent());
          if (draft.content().isDefined()) {
            positions.put(draft.agent(), draft);
          }
          deeds.add(draft);
          insights.add(draft);
        });
    Seq<DebateVote> cast = votes.of(session.id());
    cast.forEach(vote -> participants.add(vote.voter()));
    return Tuple.of(
        ConclusionBuilder.builder()
            .session(session)
            .outcome(outcome)
            .participants(Vector.ofAll(participants))
            .positions(Vector.ofAll(positions.values()))
            .turns(count[0])
            .votes(cast)
            .tally(VoteCount.by(VotingRules.USUAL).count(outcome.method(), cast))
            .insights(insights.byRound())
            .build(),
        deeds);
  }
}
