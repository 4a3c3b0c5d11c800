package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A recorded correction.
 *
 * @param effectiveConfidence the decayed confidence when it was last written or swept
 * @param isActive whether it still holds; one that was superseded or withdrawn does not
 * @param supersededBy what replaced it
 */
public record Correction(
    CorrectionId id,
    CorrectionDraft draft,
    Instant createdAt,
    double effectiveConfidence,
    boolean isActive,
    Option<CorrectionId> supersededBy) {

  /** Below this effective confidence a correction is pruned. */
  public static final double LEAST_CONFIDENCE = 0.05;

  /** A new one. */
  public static Correction recorded(CorrectionId id, CorrectionDraft draft, Instant now) {
    return new Correction(id, draft, now, draft.confidence(), true, Option.none());
  }

  /** The confidence that is left at an instant. */
  public double effectiveAt(Instant now) {
    return draft.decayClass().decayed(draft.confidence(), createdAt, now);
  }

  /** With the effective confidence of an instant. */
  public Correction sweptAt(Instant now) {
    return new Correction(id, draft, createdAt, effectiveAt(now), isActive, supersededBy);
  }

  /** Whether so little confidence is left that it is pruned. */
  public boolean isFaded(Instant now) {
    return effectiveAt(now) < LEAST_CONFIDENCE;
  }

  /** Replaced by another. */
  public Correction superseded(CorrectionId by, Instant now) {
    return new Correction(id, draft, createdAt, effectiveAt(now), false, Option.some(by));
  }

  /** Not replaced, but no longer true. */
  public Correction withdrawn(Instant now) {
    return new Correction(id, draft, createdAt, effectiveAt(now), false, Option.none());
  }

  /** Its position in a list. */
  public TimePosition<CorrectionId> position() {
    return new TimePosition<>(createdAt, id);
  }

  /** Its subject, which the index counts twice, and its claim. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.CORRECTION,
            id.value(),
            draft.scope().toString(),
            draft.subject().replaceAll("\\R", " ") + "\n" + draft.claim())
        .at(createdAt);
  }
}
