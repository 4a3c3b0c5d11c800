package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;

/** Why a debate operation was refused. Each is a normal result, not an exception. */
public sealed interface DebateRefused extends Refusal {

  /** No agent is registered under a name. */
  record NoAgent(Refusal reason) implements DebateRefused, Refusal.PassedOn {}

  /** Another context refused its part of a conclusion. */
  record NotConcluded(Refusal reason) implements DebateRefused, Refusal.PassedOn {}

  /** No session has this id, or an id that ends with it. */
  @RefusalCode("debate.unknown")
  record Unknown(String reference) implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "debate session " + reference + " is unknown: list the sessions, or open one";
    }
  }

  /** Several ids end with the text. */
  @RefusalCode("debate.ambiguous")
  record Ambiguous(String reference, Seq<DebateSession> candidates)
      implements DebateRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "debate session",
          reference,
          candidates.map(one -> one.id() + " (" + one.status().label() + ")"));
    }
  }

  /** The state of the session does not allow it. */
  @RefusalCode("debate.not_allowed")
  record NotAllowed(DebateSessionId id, DebateStatus status, DebateStatus wanted)
      implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " is "
          + status.label()
          + " and cannot become "
          + wanted.label()
          + ": "
          + (status.isOver()
              ? "open a new session"
              : "it can become "
                  + status.next().toVector().sorted().map(DebateStatus::label).mkString(", "));
    }
  }

  /** A pending session is started and a paused one is resumed, not the other way round. */
  @RefusalCode("debate.not_that_way")
  record NotThatWay(DebateSessionId id, DebateStatus status)
      implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " is "
          + status.label()
          + " and cannot be "
          + (status == DebateStatus.PENDING ? "resumed: start it" : "started: resume it");
    }
  }

  /** Turns, votes and versions are added only while the session runs. */
  @RefusalCode("debate.not_running")
  record NotRunning(DebateSessionId id, DebateStatus status)
      implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " is "
          + status.label()
          + ", not running: "
          + switch (status) {
            case PENDING -> "start it first";
            case PAUSED -> "resume it first";
            default -> "open a new session";
          };
    }
  }

  /** The gate before it is not approved. */
  @RefusalCode("debate.not_approved")
  record NotApproved(DebateSessionId id, long round, DebatePhase phase)
      implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " needs an approval after "
          + new DebatePlace(round, phase)
          + ": request it with `stoa debate gate request "
          + id
          + " --round "
          + round
          + " --phase "
          + phase.label()
          + "`";
    }
  }

  /** The session has no such round. */
  @RefusalCode("debate.rounds_over")
  record RoundsOver(DebateSessionId id, long round, long maxRounds)
      implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "round "
          + round
          + " is beyond max_rounds "
          + maxRounds
          + " of debate session "
          + id
          + ": conclude it, or open a session with more rounds";
    }
  }

  /** It has run longer than its timeout. */
  @RefusalCode("debate.time_over")
  record TimeOver(DebateSessionId id, Instant since, Duration timeout)
      implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " runs since "
          + since
          + ", longer than its timeout "
          + timeout
          + ": fail it, or pause and resume it to give it the time again";
    }
  }

  /** The topology does not let one agent speak to the other. */
  @RefusalCode("debate.not_connected")
  record NotConnected(DebateSessionId id, Topology topology, AgentName from, AgentName to)
      implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return from
          + " may not speak to "
          + to
          + " in the "
          + topology.label()
          + " of debate session "
          + id
          + ": speak to a neighbour, or leave out the addressee";
    }
  }

  /** The chosen id belongs to another turn. */
  @RefusalCode("debate.turn_taken")
  record TurnTaken(DebateTurnId id) implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "turn_id "
          + id
          + " is taken by another turn: choose a new id, or repeat the same turn";
    }
  }

  /** No turn of the session has this id. */
  @RefusalCode("debate.unknown_turn")
  record UnknownTurn(DebateTurnId id, DebateSessionId session)
      implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "turn_id " + id + " names no turn of debate session " + session + ": replay it";
    }
  }

  /** The session has no version of this number. */
  @RefusalCode("debate.unknown_version")
  record UnknownVersion(DebateSessionId session, long number)
      implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "debate session " + session + " has no version " + number + ": list its versions";
    }
  }

  /** The session has no versions. */
  @RefusalCode("debate.no_version")
  record NoVersion(DebateSessionId session) implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "debate session " + session + " has no code yet: add a version";
    }
  }

  /** No gate has this id. */
  @RefusalCode("debate.unknown_gate")
  record UnknownGate(GateId id) implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "gate_id " + id + " names no gate: list the gates of the session";
    }
  }

  /** The gate was decided already. */
  @RefusalCode("debate.gate_decided")
  record GateDecided(GateId id, GateStatus status) implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "gate " + id + " is " + status.label() + " already: a decision is final";
    }
  }

  /** The time of the gate is over. */
  @RefusalCode("debate.gate_expired")
  record GateExpired(GateId id, Instant expiresAt) implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "gate " + id + " expired at " + expiresAt + ": open a new session";
    }
  }

  /** A pending gate holds the session. */
  @RefusalCode("debate.at_gate")
  record AtGate(DebateSessionId session, GateId id) implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "debate session "
          + session
          + " waits at gate "
          + id
          + ": approve it with `stoa debate gate approve "
          + id
          + "`, or reject it";
    }
  }

  /** The session was concluded with another outcome. */
  @RefusalCode("debate.already_concluded")
  record AlreadyConcluded(DebateSessionId id) implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "debate session " + id + " was concluded with another outcome: an outcome is final";
    }
  }

  /** Another session of the debate was concluded. */
  @RefusalCode("debate.concluded_elsewhere")
  record ConcludedElsewhere(DebateId debate, DebateSessionId session)
      implements DebateRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "debate "
          + debate
          + " was concluded by session "
          + session
          + ": open the session as a separate debate";
    }
  }

  /** The session has no conclusion. */
  @RefusalCode("debate.no_conclusion")
  record NoConclusion(DebateSessionId id, DebateStatus status)
      implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " is "
          + status.label()
          + ", not concluded: conclude it first";
    }
  }

  /** Its receipt was removed when a participant's content was erased. */
  @RefusalCode("debate.receipt_erased")
  record ReceiptErased(DebateSessionId id) implements DebateRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "the receipt of debate session "
          + id
          + " was removed by an erasure: use a copy that was exported before";
    }
  }

  /** Fewer participants than a run needs. */
  @RefusalCode("debate.too_few_participants")
  record TooFewParticipants(int given, int needed) implements DebateRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "participants has " + given + " agents: give at least " + needed;
    }
  }

  /** An agent that the settings name does not take part. */
  @RefusalCode("debate.missing_participant")
  record MissingParticipant(AgentName agent) implements DebateRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "participants lacks " + agent + ", whom the config names: add it";
    }
  }

  /** Its participants are not told when it is their turn. */
  @RefusalCode("debate.not_led")
  record NotLed(DebateSessionId id) implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "debate session "
          + id
          + " is not led: take turns with `stoa debate say`, or open one with `stoa debate run`";
    }
  }

  /** The agent is no participant of a session that is led. */
  @RefusalCode("debate.no_participant")
  record NoParticipant(DebateSessionId id, AgentName agent)
      implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return agent
          + " takes no part in debate session "
          + id
          + ": answer as one of its participants, or open one that names "
          + agent;
    }
  }

  /** It is not the agent's turn. */
  @RefusalCode("debate.not_your_turn")
  record NotYourTurn(DebateSessionId id, AgentName agent) implements DebateRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "it is not the turn of "
          + agent
          + " in debate session "
          + id
          + ": wait for it with `stoa debate next "
          + id
          + " --as "
          + agent
          + "`";
    }
  }
}
