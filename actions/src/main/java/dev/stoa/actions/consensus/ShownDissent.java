package dev.stoa.actions.consensus;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.time.Instant;

/** What an agent said against a conclusion, and what was answered. */
record ShownDissent(
    DissentId dissentId,
    ConsensusId consensusId,
    String debateId,
    AgentName agent,
    DissentType type,
    String content,
    Option<String> reasoning,
    double confidence,
    CanonicalJson metadata,
    Instant createdAt,
    @Param("When somebody took note of it.") Option<Instant> acknowledgedAt,
    @Param("What was answered.") Option<String> rebuttal) {

  static ShownDissent of(Dissent dissent) {
    return new ShownDissent(
        dissent.id(),
        dissent.consensus(),
        dissent.debateId(),
        dissent.draft().agent(),
        dissent.type(),
        dissent.draft().content(),
        dissent.draft().reasoning(),
        dissent.draft().confidence(),
        dissent.draft().metadata(),
        dissent.createdAt(),
        dissent.acknowledgedAt(),
        dissent.rebuttal());
  }
}
