package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.Supersedable;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A recorded correction.
 *
 * @param effectiveConfidence the decayed confidence when it was last written or swept
 * @param isActive whether it still holds; one that was superseded or withdrawn does not, even if it
 *     ends later
 * @param successor what replaced it
 */
public record Correction(
    CorrectionId id,
    CorrectionDraft draft,
    Instant createdAt,
    double effectiveConfidence,
    boolean isActive,
    Option<Successor<CorrectionId>> successor)
    implements Supersedable<CorrectionId, Correction> {

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
    return new Correction(id, draft, createdAt, effectiveAt(now), isActive, successor);
  }

  /** Whether so little confidence is left that it is pruned. */
  public boolean isFaded(Instant now) {
    return effectiveAt(now) < LEAST_CONFIDENCE;
  }

  /** Replaced by another, where that begins. */
  public Correction superseded(Correction by, Instant now) {
    return sweptAt(now).supersededBy(by).get();
  }

  /** Not replaced, but no longer true. */
  public Correction withdrawn(Instant now) {
    Correction ended = endedBy(now);
    return new Correction(id, ended.draft, createdAt, effectiveAt(now), false, Option.none());
  }

  /** What replaced it. */
  public Option<CorrectionId> supersededBy() {
    return successor.map(Successor::id);
  }

  /** Its draft, without the beginning and the end that it has by replacing and being replaced. */
  public CorrectionDraft given() {
    return draft.valid(
        new Validity(
            draft.validity().from().filter(beginning -> !beginning.equals(createdAt)),
            isActive ? draft.validity().until() : successor.flatMap(Successor::formerUntil)));
  }

  /** Whether it was recorded by such a draft. */
  public boolean repeats(CorrectionDraft other) {
    return draft.equals(other) || given().equals(other);
  }

  @Override
  public Validity validity() {
    return draft.validity();
  }

  @Override
  public Instant recordedAt() {
    return createdAt;
  }

  /** Those of any scope may supersede it. */
  @Override
  public String place() {
    return "corrections";
  }

  @Override
  public Correction lasting(Validity newValidity, Option<Successor<CorrectionId>> newSuccessor) {
    return new Correction(
        id,
        draft.valid(newValidity),
        createdAt,
        effectiveConfidence,
        newSuccessor.isEmpty() && (isActive || successor.isDefined()),
        newSuccessor);
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
