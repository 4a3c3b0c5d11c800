package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on a consensus was refused. Each is a normal result, not an exception. */
public sealed interface ConsensusRefused extends Refusal {

  /** No agent is registered under a name. */
  record NoAgent(Refusal reason) implements ConsensusRefused, Refusal.PassedOn {}

  /** No consensus has this id. */
  @RefusalCode("consensus.unknown")
  record Unknown(ConsensusId id) implements ConsensusRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "consensus " + id + " is unknown: list the consensus entries to find it";
    }
  }

  /** No dissent has this id. */
  @RefusalCode("consensus.unknown_dissent")
  record UnknownDissent(DissentId id) implements ConsensusRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "dissent " + id + " is unknown: list the dissents to find it";
    }
  }

  /** Nothing was proved about a debate. */
  @RefusalCode("consensus.no_proof")
  record NoProof(String debateId) implements ConsensusRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "debate " + debateId + " has no proof: list the proofs to find one";
    }
  }

  /** Another consensus replaced it. */
  @RefusalCode("consensus.already_superseded")
  record AlreadySuperseded(ConsensusId id, ConsensusId by)
      implements ConsensusRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "consensus " + id + " was superseded by " + by + ": supersede that one";
    }
  }

  /** It is known whether it is true. */
  @RefusalCode("consensus.already_resolved")
  record AlreadyResolved(ConsensusId id, ConsensusTruth truth)
      implements ConsensusRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "consensus " + id + " was resolved already, as " + truth.label() + ": that is final";
    }
  }

  /** The dissent has another rebuttal. */
  @RefusalCode("consensus.already_rebutted")
  record AlreadyRebutted(DissentId id) implements ConsensusRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "dissent " + id + " was rebutted already with other words: a rebuttal is final";
    }
  }
}
