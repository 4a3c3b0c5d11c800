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
    @Param("What took its place.") Option<CorrectionId> supersededBy,
    CanonicalJson metadata,
    Instant createdAt) {

  static ShownCorrection of(Correction correction) {
    return of(correction, correction.effectiveConfidence());
  }

  static ShownCorrection of(Correction correction, double effectiveConfidence) {
    return new ShownCorrection(
        correction.id(),
        correction.said().subject(),
        correction.said().domain(),
        correction.said().claim(),
        correction.said().rejected(),
        correction.said().confidence(),
        effectiveConfidence,
        correction.said().source(),
        correction.said().decayClass(),
        correction.said().kind(),
        correction.said().pinned(),
        correction.said().scope().label(),
        correction.said().scope().projectId().map(ProjectId::value),
        correction.said().scope().conversationId().map(ConversationId::value),
        correction.isActive(),
        correction.supersededBy(),
        correction.said().metadata(),
        correction.createdAt());
  }
}
