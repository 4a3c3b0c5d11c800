package dev.stoa.actions.correction;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionKind;
import dev.stoa.domain.correction.CorrectionSource;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Instant;

/** A correction, with what is left of its confidence. */
record ShownCorrection(
    CorrectionId correctionId,
    String subject,
    Discipline domain,
    String claim,
    Option<String> rejected,
    @Param("When it was recorded.") double confidence,
    @Param("What is left of the confidence now.") double effectiveConfidence,
    CorrectionSource source,
    DecayClass decayClass,
    CorrectionKind kind,
    boolean pinned,
    @Param("Where it applies: global, project or conversation.") String scope,
    Option<String> projectId,
    Option<String> conversationId,
    @Param("Whether it still holds.") boolean holds,
    @Param("What replaced it.") Option<CorrectionId> supersededBy,
    CanonicalJson metadata,
    Instant createdAt) {

  static ShownCorrection of(Correction correction) {
    return of(correction, correction.effectiveConfidence());
  }

  static ShownCorrection of(Correction correction, double effectiveConfidence) {
    return new ShownCorrection(
        correction.id(),
        correction.draft().subject(),
        correction.draft().domain(),
        correction.draft().claim(),
        correction.draft().rejected(),
        correction.draft().confidence(),
        effectiveConfidence,
        correction.draft().source(),
        correction.draft().decayClass(),
        correction.draft().kind(),
        correction.draft().pinned(),
        correction.draft().scope().label(),
        correction.draft().scope().projectId().map(ProjectId::value),
        correction.draft().scope().conversationId().map(ConversationId::value),
        correction.isActive(),
        correction.supersededBy(),
        correction.draft().metadata(),
        correction.createdAt());
  }
}
