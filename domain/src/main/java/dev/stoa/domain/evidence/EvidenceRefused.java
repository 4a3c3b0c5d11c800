package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on evidence was refused. Each is a normal result, not an exception. */
public sealed interface EvidenceRefused extends Refusal {

  /** No evidence has this id. */
  @RefusalCode("evidence.unknown")
  record Unknown(EvidenceId id) implements EvidenceRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "evidence " + id + " is unknown: list the evidence to find it";
    }
  }

  /** A debate cites it. */
  @RefusalCode("evidence.cited")
  record Cited(EvidenceId id, String debateId) implements EvidenceRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "evidence " + id + " is cited by debate " + debateId + ": what is cited is kept";
    }
  }
}
