package dev.stoa.actions.consensus;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.Resolution;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A conclusion with the positions of the participants. */
record ShownConsensus(
    ConsensusId consensusId,
    String debateId,
    String topic,
    String conclusion,
    ConsensusStrength strength,
    double confidence,
    @Param("The share of participants who agree.") double agreement,
    Option<Discipline> domain,
    Seq<String> tags,
    Seq<ShownPosition> positions,
    @Param("What the disagreement hinges on.") Seq<String> cruxes,
    CanonicalJson metadata,
    Instant createdAt,
    @Param("The consensus it replaces.") Option<ConsensusId> supersedes,
    @Param("The consensus that replaces it.") Option<ConsensusId> supersededBy,
    Option<Instant> archivedAt,
    @Param("Whether it turned out to be true.") Option<ConsensusTruth> truth,
    Option<Instant> resolvedAt) {

  /** What became of a position. */
  enum Verdict {
    RIGHT,
    WRONG
  }

  /** Where an agent stands. */
  record ShownPosition(
      AgentName agent,
      boolean agrees,
      double confidence,
      @Param("Whether it was right, once that is known.") Option<Verdict> verdict) {

    private static ShownPosition of(Position position) {
      return new ShownPosition(
          position.agent(),
          position.agrees(),
          position.confidence(),
          position.right().map(right -> right ? Verdict.RIGHT : Verdict.WRONG));
    }
  }

  static ShownConsensus of(Consensus consensus) {
    return new ShownConsensus(
        consensus.id(),
        consensus.debateId(),
        consensus.topic(),
        consensus.draft().conclusion(),
        consensus.strength(),
        consensus.draft().confidence(),
        consensus.agreement(),
        consensus.draft().domain(),
        consensus.draft().tags(),
        consensus.draft().positions().map(ShownPosition::of),
        consensus.draft().cruxes(),
        consensus.draft().metadata(),
        consensus.createdAt(),
        consensus.supersedes(),
        consensus.supersededBy(),
        consensus.archivedAt(),
        consensus.resolution().map(Resolution::truth),
        consensus.resolution().map(Resolution::at));
  }
}
