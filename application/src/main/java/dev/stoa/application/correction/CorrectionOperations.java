package dev.stoa.application.correction;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.correction.DpoPair;
import dev.stoa.domain.correction.DpoSummary;
import dev.stoa.domain.correction.PackedCorrections;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Operations on corrections: record, supersede, retrieve for a prompt, sweep, export. */
public final class CorrectionOperations {

  private final UnitOfWork unitOfWork;
  private final Corrections corrections;
  private final RecordCorrection record;
  private final FoldCorrections fold;
  private final FindCorrections find;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock, its id source and the counter of its model. */
  public <S extends CorrectionStorage & SearchStorage & AuditStorage & TrustStorage>
      CorrectionOperations(S storage, InstantSource time, IdSource ids, TokenCounter counter) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.corrections = storage.corrections();
    TextIndex index = storage.textIndex();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.record =
        new RecordCorrection(
            corrections,
            index,
            new BindOrigins(storage, clock),
            CorrectionSupersessions.in(storage),
            audit,
            clock,
            ids);
    this.fold = new FoldCorrections(corrections, record, new FoldTexts(storage, clock, ids), clock);
    this.find = new FindCorrections(storage, counter);
  }

  /**
   * Records a correction; audited. It replaces those about the same subject in the same field and
   * scope, except in a conversation. Repeating the same one changes nothing.
   */
  public Either<CorrectionRefused, RecordedCorrection> record(CorrectionDraft draft) {
    return unitOfWork.write(() -> record.record(draft));
  }

  /**
   * As above, with regard to those of its scope that say nearly the same. One that says the same,
   * but for case, whitespace and the marks of a list or a citation, is returned as it is.
   */
  public Either<CorrectionRefused, Written<RecordedCorrection>> record(
      CorrectionDraft draft, WhenSimilar when) {
    return unitOfWork
        .read(() -> fold.decide(draft, when))
        .flatMap(found -> unitOfWork.write(() -> fold.write(draft, found)));
  }

  /** The other wordings that were merged into a correction, oldest first, at most a thousand. */
  public Seq<Variant> variants(CorrectionId id) {
    return unitOfWork.read(() -> fold.variants(id));
  }

  /**
   * Records another wording of a correction as one of its own; audited. As any new one, it replaces
   * those about the same subject.
   */
  public Either<CorrectionRefused, RecordedCorrection> takeOut(CorrectionId id, VariantId variant) {
    return unitOfWork.write(() -> fold.takeOut(id, variant));
  }

  /**
   * Records a correction in the place of one that holds; audited. Repeating it with the same draft
   * returns what took its place.
   */
  public Either<CorrectionRefused, Correction> supersede(CorrectionId id, CorrectionDraft draft) {
    return unitOfWork.write(() -> record.supersede(id, draft).map(RecordedCorrection::correction));
  }

  /**
   * Undoes that a correction was replaced; audited. It has the end again that it had before, and
   * what replaced it holds too.
   */
  public Either<CorrectionRefused, Correction> reinstate(CorrectionId id) {
    return unitOfWork.write(() -> record.reinstate(id));
  }

  /** Ends a correction without a successor; audited. One that no longer holds stays as it is. */
  public Either<CorrectionRefused, Correction> withdraw(CorrectionId id) {
    return unitOfWork.write(
        () ->
            corrections
                .lock(id)
                .<CorrectionRefused>toEither(() -> new CorrectionRefused.Unknown(id))
                .map(held -> held.isActive() ? withdrawn(held) : held));
  }

  private Correction withdrawn(Correction held) {
    Correction withdrawn = held.withdrawn(clock.instant());
    corrections.save(withdrawn);
    audit.record(
        AuditEvent.of(
            StoaEventType.CORRECTION_WITHDRAWN,
            AuditMembers.of("correction_id", held.id().value())));
    return withdrawn;
  }

  /** A correction, whether it holds or not, with the effective confidence of now. */
  public Option<Correction> find(CorrectionId id) {
    return unitOfWork.read(() -> corrections.find(id)).map(this::now);
  }

  /**
   * Corrections newest first, with the effective confidence of now; the next page begins after its
   * {@code next}.
   */
  public Page<Correction, TimePosition<CorrectionId>> list(CorrectionPageQuery query) {
    return query
        .page()
        .page(
            unitOfWork.read(() -> corrections.page(query, clock.instant())).map(this::now),
            Correction::position);
  }

  /** What a correction replaced and what replaced it, with itself, newest first. */
  public Either<CorrectionRefused, Seq<Correction>> history(CorrectionId id) {
    return unitOfWork.snapshot(() -> record.history(id).map(all -> all.map(this::now)));
  }

  /** The corrections that belong in the prompt of a query, best first, at most five. */
  public PackedCorrections retrieve(CorrectionQuery query) {
    return unitOfWork.snapshot(() -> find.packed(query, clock.instant()));
  }

  /** As above, outside of any project, in no particular field. */
  public PackedCorrections retrieve(String words) {
    return retrieve(CorrectionQuery.about(words));
  }

  /**
   * What recording a correction would replace, what a person should decide about, and what its
   * claim contradicts; changes nothing.
   */
  public Seq<RelatedCorrection> check(CorrectionDraft draft) {
    return unitOfWork.snapshot(() -> find.related(draft, clock.instant()));
  }

  /**
   * Stores the current effective confidence of a page of corrections after an id, and removes those
   * with less than 0.05 left; audited. Call it again with {@code next} until there is none.
   */
  public Sweep prune(PageRequest<CorrectionId> page) {
    return unitOfWork.run(() -> pruned(page));
  }

  private Sweep pruned(PageRequest<CorrectionId> page) {
    Instant now = clock.instant();
    Seq<Correction> part = corrections.byId(page.after(), page.limit());
    Seq<CorrectionId> removed = part.filter(one -> one.isFaded(now)).map(Correction::id);
    corrections.refresh(part.filter(one -> !one.isFaded(now)).map(one -> one.sweptAt(now)));
    if (removed.nonEmpty()) {
      corrections.removeAll(removed);
      fold.forget(removed);
      audit.record(
          AuditEvent.of(
              StoaEventType.CORRECTION_PRUNED,
              AuditMembers.NONE.number("corrections", removed.size())));
    }
    return new Sweep(part.size(), removed, page.page(part, Correction::id).next());
  }

  /**
   * Passes a training example for each correction that is true now, was recorded with a confidence
   * of 0.7 or more and is not stale, oldest first, as they are read; those that reject nothing are
   * counted.
   */
  public DpoSummary exportDpo(Consumer<DpoPair> pairs) {
    return exportDpo(correction -> true, pairs);
  }

  /** As above, of some corrections only. */
  public DpoSummary exportDpo(Predicate<Correction> wanted, Consumer<DpoPair> pairs) {
    return unitOfWork.snapshot(
        () -> {
          Instant now = clock.instant();
          DpoExport export = new DpoExport(now, pairs);
          corrections.eachHolding(
              now,
              correction -> {
                if (wanted.test(correction)) {
                  export.accept(correction);
                }
              });
          return export.summary();
        });
  }

  private Correction now(Correction correction) {
    return correction.sweptAt(clock.instant());
  }
}
