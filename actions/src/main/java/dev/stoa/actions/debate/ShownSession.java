package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfigJson;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A debate session. */
record ShownSession(
    DebateSessionId sessionId,
    DebateId debateId,
    String topic,
    DebateStatus status,
    @Param("Rounds so far, of how many, and turns.") String progress,
    @Param("The final consensus, from 0 to 1.") Option<Double> consensus,
    @Param("How many agreed, once it is concluded with an outcome.")
        Option<ConsensusStrength> strength,
    Topology topology,
    CoordinationProtocol protocol,
    Option<Discipline> domain,
    Option<String> initiatedBy,
    @Param("The highest round of its turns.") long rounds,
    long turns,
    CanonicalJson config,
    CanonicalJson outcome,
    CanonicalJson metadata,
    Instant createdAt,
    Instant updatedAt,
    Option<Instant> completedAt) {

  static ShownSession of(Workspace workspace, DebateSession session) {
    return all(workspace, io.vavr.collection.List.of(session)).head();
  }

  static Seq<ShownSession> all(Workspace workspace, Seq<DebateSession> sessions) {
    Map<DebateSessionId, Long> turns =
        workspace.debates().turnCounts(sessions.map(DebateSession::id));
    return sessions.map(one -> of(one, turns.getOrElse(one.id(), 0L), strength(workspace, one)));
  }

  private static Option<ConsensusStrength> strength(Workspace workspace, DebateSession session) {
    return session
        .finalConsensusScore()
        .flatMap(score -> workspace.consensus().ofDebate(session.debate().value()))
        .map(Consensus::strength);
  }

  private static ShownSession of(
      DebateSession session, long turns, Option<ConsensusStrength> strength) {
    int most = session.opened().config().maxRounds();
    return new ShownSession(
        session.id(),
        session.debate(),
        session.opened().topic(),
        session.status(),
        session.totalRounds() + "/" + most + " rounds, " + turns + " turns",
        session.finalConsensusScore(),
        strength,
        session.opened().topology(),
        session.opened().protocol(),
        session.opened().domain(),
        session.opened().initiatedBy(),
        session.totalRounds(),
        turns,
        DebateConfigJson.of(session.opened().config()),
        session.outcome(),
        session.opened().metadata(),
        session.createdAt(),
        session.updatedAt(),
        session.completedAt());
  }
}
