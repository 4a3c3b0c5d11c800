package dev.stoa.domain.debate;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The approval gates of debate sessions: at most one for each round and phase. */
public interface ApprovalGates {

  /** Stores a new gate. */
  void add(ApprovalGate gate);

  /** Stores its decision. */
  void save(ApprovalGate gate);

  /** The gate of this id. */
  Option<ApprovalGate> find(GateId id);

  /** The gate of a round and phase. */
  Option<ApprovalGate> at(DebateSessionId session, long round, DebatePhase phase);

  /** The pending gate of a session. */
  Option<ApprovalGate> open(DebateSessionId session);

  /** The gates of a session, by round and place of the phase. */
  Seq<ApprovalGate> of(DebateSessionId session);

  /** Pending gates that have expired, the first expired first, ties by id. */
  Seq<ApprovalGate> ended(Instant now, int limit);
}
