package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/**
 * Everything that the fakes of debates hold.
 *
 * @param indexed how far the turns of each session are indexed
 */
record DebateCells(
    Cell<Map<DebateSessionId, DebateSession>> sessions,
    Cell<Vector<DebateTurn>> turns,
    Cell<Set<Tuple2<DebateSessionId, AgentName>>> participants,
    Cell<Vector<CodeVersion>> versions,
    Cell<Map<GateId, ApprovalGate>> gates,
    Cell<Map<Tuple2<DebateSessionId, AgentName>, DebateVote>> votes,
    Cell<Map<DebateId, ConcludedDebate>> concluded,
    Cell<Map<DebateSessionId, Long>> indexed,
    TextIndex index) {

  DebateCells(InMemoryUnitOfWork unit, TextIndex index) {
    this(
        unit.cell(HashMap.empty()),
        unit.cell(Vector.empty()),
        unit.cell(HashSet.empty()),
        unit.cell(Vector.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        unit.cell(HashMap.empty()),
        index);
  }

  /** With its texts, as foreign keys make them go. */
  void remove(DebateSessionId id) {
    index.removeAll(
        SearchSource.TURN,
        turns.get().filter(turn -> turn.session().equals(id)).map(turn -> turn.id().value()));
    indexed.update(all -> all.remove(id));
    sessions.update(all -> all.remove(id));
    turns.update(all -> all.reject(turn -> turn.session().equals(id)));
    participants.update(all -> all.reject(one -> one._1.equals(id)));
    versions.update(all -> all.reject(version -> version.session().equals(id)));
    gates.update(all -> all.reject((key, gate) -> gate.session().equals(id)));
    votes.update(all -> all.reject((key, vote) -> key._1.equals(id)));
    concluded.update(all -> all.reject((key, debate) -> debate.session().equals(id)));
  }
}
