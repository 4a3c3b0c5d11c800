package dev.stoa.application.correction;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.FollowSupersessions;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.correction.ScopeRelation;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The step of recording a correction in the place of others; requires an open write unit. */
final class RecordCorrection {

  private final Corrections corrections;
  private final SupersessionHistory<CorrectionId, Correction> history;
  private final TextIndex index;
  private final BindOrigins origins;
  private final FollowSupersessions<CorrectionId, Correction> follow;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  RecordCorrection(
      Corrections corrections,
      TextIndex index,
      BindOrigins origins,
      FollowSupersessions<CorrectionId, Correction> follow,
      AppendAudit audit,
      InstantSource clock,
      IdSource ids) {
    this.corrections = corrections;
    this.history = new SupersessionHistory<>(corrections::find, corrections::replacedBy);
    this.index = index;
    this.origins = origins;
    this.follow = follow;
    this.audit = audit;
    this.clock = clock;
    this.ids = ids;
  }

  /** Records it in the place of those about the same subject in the same scope. */
  Either<CorrectionRefused, RecordedCorrection> record(CorrectionDraft draft) {
    return record(draft, Vector.empty());
  }

  /** As above, and in the place of one that holds. */
  Either<CorrectionRefused, RecordedCorrection> supersede(CorrectionId id, CorrectionDraft draft) {
    // The subject before the row, in the order of recording.
    corrections.lockSubject(draft.domain(), draft.subject());
    return corrections
        .lock(id)
        .<CorrectionRefused>toEither(() -> new CorrectionRefused.Unknown(id))
        .flatMap(held -> held.isActive() ? record(draft, Vector.of(held)) : again(held, draft));
  }

  private Either<CorrectionRefused, RecordedCorrection> again(
      Correction superseded, CorrectionDraft draft) {
    return superseded
        .supersededBy()
        .flatMap(corrections::find)
        .filter(next -> next.repeats(draft))
        .map(next -> new RecordedCorrection(next, Vector.empty()))
        .toEither(() -> new CorrectionRefused.NoLongerHolds(superseded));
  }

  private Either<CorrectionRefused, RecordedCorrection> record(
      CorrectionDraft draft, Seq<Correction> named) {
    if (!corrections.hasScope(draft.scope())) {
      return Either.left(new CorrectionRefused.UnknownScope(draft.scope()));
    }
    corrections.lockSubject(draft.domain(), draft.subject());
    Seq<Correction> held = corrections.holding(draft.domain(), draft.subject(), Page.MAX_SIZE);
    Option<Correction> same =
        named.isEmpty() ? held.find(one -> one.repeats(draft)) : Option.none();
    if (same.isDefined()) {
      return Either.right(new RecordedCorrection(same.get(), Vector.empty()));
    }
    return Either.right(
        stored(
            draft,
            held.filter(one -> ScopeRelation.of(draft, one.draft()) == ScopeRelation.REPLACE)
                .flatMap(one -> corrections.lock(one.id()))
                .filter(Correction::isActive)
                .appendAll(named)
                .distinctBy(Correction::id)));
  }

  private RecordedCorrection stored(CorrectionDraft draft, Seq<Correction> replaced) {
    Instant now = clock.instant();
    Correction fresh = Correction.recorded(new CorrectionId(ids.next()), draft, now);
    Correction correction = replaced.isEmpty() ? fresh : fresh.begun();
    corrections.add(correction);
    index.put(correction.document());
    AuditMembers bound = origins.bind(ItemKind.CORRECTION, Vector.of(correction.id().value()));
    endBefore(correction, replaced);
    replaced.forEach(one -> corrections.save(one.superseded(correction, now)));
    if (replaced.nonEmpty()) {
      follow.superseded(replaced.map(Correction::id), correction.id());
    }
    audit.record(
        AuditEvent.of(
            StoaEventType.CORRECTION_RECORDED,
            AuditMembers.of("correction_id", correction.id().value()).and(bound)));
    audit.recordAll(
        replaced.map(
            one ->
                AuditEvent.of(
                    StoaEventType.CORRECTION_SUPERSEDED,
                    AuditMembers.of("correction_id", one.id().value())
                        .id("by_correction_id", correction.id().value()))));
    return new RecordedCorrection(correction, replaced.map(Correction::id));
  }

  /** What would have lasted until one begins that is replaced before it does ends earlier too. */
  private void endBefore(Correction correction, Seq<Correction> replaced) {
    replaced
        .filter(one -> one.beginning().isAfter(correction.beginning()))
        .flatMap(history::of)
        .reject(Correction::isActive)
        .distinctBy(Correction::id)
        .flatMap(one -> corrections.lock(one.id()))
        .forEach(one -> corrections.save(one.endedBy(correction.beginning())));
  }

  /** Undoes that one was replaced; both hold then. */
  Either<CorrectionRefused, Correction> reinstate(CorrectionId id) {
    return corrections
        .lock(id)
        .<CorrectionRefused>toEither(() -> new CorrectionRefused.Unknown(id))
        .flatMap(
            one ->
                one.sweptAt(clock.instant())
                    .reinstated()
                    .<CorrectionRefused>mapLeft(CorrectionRefused.NotSuperseded::new))
        .peek(
            again -> {
              corrections.save(again);
              audit.record(
                  AuditEvent.of(
                      StoaEventType.CORRECTION_REINSTATED,
                      AuditMembers.of("correction_id", id.value())));
            });
  }

  /** What one replaced and what replaced it, with itself, newest first. */
  Either<CorrectionRefused, Seq<Correction>> history(CorrectionId id) {
    return corrections
        .find(id)
        .<CorrectionRefused>toEither(() -> new CorrectionRefused.Unknown(id))
        .map(one -> history.of(one).sortBy(Correction::position));
  }
}
