package dev.stoa.application.consensus;

import dev.stoa.application.debate.Conclusion;
import dev.stoa.application.debate.ConclusionPart;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusDraftBuilder;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Excerpt;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * Records the consensus of a debate that is concluded: an agent that voted for the leading choice
 * agrees, and every other vote is an alternative approach. Without votes, all participants of a
 * debate that reached consensus agree.
 */
public final class ConsensusOfDebate implements ConclusionPart {

  /** Excerpts end in dots, which count too. */
  private static final int DOTS = 3;

  private final RecordConsensus record;

  /** For one workspace, with its clock and id source. */
  public <S extends ConsensusStorage & AuditStorage> ConsensusOfDebate(
      S storage, InstantSource time, IdSource ids) {
    this.record = new RecordConsensus(storage, MicrosecondClock.of(time), ids);
  }

  @Override
  public Option<Refusal> record(Conclusion conclusion) {
    record.record(
        ConsensusDraftBuilder.builder()
            .debateId(conclusion.session().debate().value())
            .topic(
                Excerpt.of(conclusion.session().opened().topic(), ConsensusDraft.MAX_TOPIC - DOTS))
            .conclusion(conclusion.outcome().answer())
            .confidence(conclusion.outcome().confidence())
            .domain(conclusion.session().opened().domain())
            .tags(Vector.empty())
            .positions(positions(conclusion))
            .cruxes(Vector.empty())
            .metadata(CanonicalJson.EMPTY_OBJECT)
            .build(),
        conclusion
            .dissent()
            .take(ConsensusDraft.MAX_POSITIONS)
            .map(vote -> dissent(vote, conclusion)));
    return Option.none();
  }

  private static Seq<Position> positions(Conclusion conclusion) {
    if (conclusion.votes().isEmpty()) {
      return conclusion.outcome().consensusReached()
          ? conclusion
              .participants()
              .take(ConsensusDraft.MAX_POSITIONS)
              .map(agent -> Position.of(agent, true, conclusion.outcome().confidence()))
          : Vector.empty();
    }
    return conclusion
        .votes()
        .take(ConsensusDraft.MAX_POSITIONS)
        .map(
            vote ->
                Position.of(
                    vote.voter(),
                    conclusion.tally().leader().contains(vote.choice()),
                    vote.confidence()));
  }

  private static DissentDraft dissent(DebateVote vote, Conclusion conclusion) {
    String text =
        conclusion
            .positions()
            .find(turn -> turn.agent().equals(vote.voter()))
            .flatMap(TurnDraft::content)
            .getOrElse(vote.choice());
    return DissentDraft.of(
            vote.voter(),
            DissentType.ALTERNATIVE_APPROACH,
            Excerpt.of(text, DissentDraft.MAX_CONTENT - DOTS))
        .confidence(vote.confidence());
  }
}
