package dev.stoa.application.evidence;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.Collected;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evidence.EvidenceRefused;
import dev.stoa.domain.evidence.EvidenceRetention;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on evidence: collect, score, search, cite, expire. */
public final class EvidenceOperations {

  private final UnitOfWork unitOfWork;
  private final EvidenceItems items;
  private final Citations citations;
  private final CollectEvidence collect;
  private final SearchEvidence search;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends EvidenceStorage & SearchStorage & AuditStorage & TrustStorage>
      EvidenceOperations(S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.items = storage.evidenceItems();
    this.citations = storage.citations();
    this.collect =
        new CollectEvidence(
            items, citations, storage.textIndex(), new BindOrigins(storage, clock), clock, ids);
    this.search = new SearchEvidence(items, new RankTexts(storage));
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
  }

  /** Stores evidence unless its text is stored already; then it stays as it is. */
  public Collected collect(EvidenceDraft draft) {
    return collectAll(Vector.of(draft), Subject.NONE).head();
  }

  /** As above, scored for a subject. */
  public Collected collect(EvidenceDraft draft, Subject subject) {
    return collectAll(Vector.of(draft), subject).head();
  }

  /** As above, cited by a debate, whether its text is new or not. */
  public Collected collect(EvidenceDraft draft, Subject subject, CitationDraft citation) {
    return collectAll(Vector.of(draft), subject, citation).head();
  }

  /** As above, many in order, in one transaction. */
  public Seq<Collected> collectAll(Iterable<EvidenceDraft> drafts, Subject subject) {
    Seq<EvidenceDraft> all = Batch.checked(drafts);
    return unitOfWork.run(() -> collect.collect(all, subject, Option.none()));
  }

  /** As above, each cited by a debate. */
  public Seq<Collected> collectAll(
      Iterable<EvidenceDraft> drafts, Subject subject, CitationDraft citation) {
    Seq<EvidenceDraft> all = Batch.checked(drafts);
    return unitOfWork.run(() -> collect.collect(all, subject, Option.some(citation)));
  }

  /** Scores evidence again, for a subject and as of now. */
  public Either<EvidenceRefused, Evidence> assess(EvidenceId id, Subject subject) {
    return unitOfWork.write(
        () ->
            locked(id)
                .map(evidence -> evidence.assessed(subject, clock.instant()))
                .peek(items::save));
  }

  /** Cites evidence in a debate, in place of how the debate cited it before. */
  public Either<EvidenceRefused, Citation> cite(EvidenceId id, CitationDraft draft) {
    return unitOfWork.write(
        () ->
            locked(id)
                .map(evidence -> new Citation(id, draft, clock.instant()))
                .peek(citation -> citations.save(Vector.of(citation))));
  }

  /** Evidence by its id. */
  public Option<Evidence> find(EvidenceId id) {
    return unitOfWork.read(() -> items.find(id));
  }

  /** Evidence, newest first; the next page begins after its {@code next}. */
  public Page<Evidence, TimePosition<EvidenceId>> list(EvidenceQuery query) {
    return query.page().page(unitOfWork.read(() -> items.page(query)), Evidence::position);
  }

  /** Matching evidence, best first; the owner of a question is a source. */
  public Page<EvidenceHit, Integer> search(TextQuery question, PageRequest<Integer> page) {
    return Page.of(
        unitOfWork.read(() -> search.search(question, page.after().getOrElse(0), page.limit())),
        page);
  }

  /** The best answers to a question, with any of its words. */
  public Page<EvidenceHit, Integer> search(String words) {
    return search(TextQuery.about(words), PageRequest.first());
  }

  /**
   * What a debate cites, by round, the most relevant first; the next page begins after its {@code
   * next}.
   */
  public Page<CitedEvidence, CitationPosition> citedBy(
      String debateId, PageRequest<CitationPosition> page) {
    return unitOfWork.snapshot(
        () -> {
          Seq<Citation> cited = citations.of(debateId, page.after(), page.limit());
          Map<EvidenceId, Evidence> found =
              items.find(cited.map(Citation::evidence)).toMap(Evidence::id, one -> one);
          return page.page(
              cited.map(one -> new CitedEvidence(found.get(one.evidence()).get(), one)),
              one -> one.citation().position());
        });
  }

  /** Which debates cite evidence, by their ids; the next page begins after its {@code next}. */
  public Page<Citation, String> citationsOf(EvidenceId id, PageRequest<String> page) {
    return page.page(
        unitOfWork.read(() -> citations.named(id, page.after(), page.limit())), Citation::debateId);
  }

  /**
   * Removes evidence that is old, not cited and not reliable, at most {@code batch} of it, the
   * oldest first; audited. Fewer than that many means that none is left.
   */
  public Seq<EvidenceId> expire(EvidenceRetention retention, int batch) {
    Page.checkedSize(batch);
    return unitOfWork.run(
        () -> {
          Seq<EvidenceId> removed =
              items.remove(
                  items.expired(retention.cutoff(clock.instant()), retention.reliable(), batch));
          if (removed.nonEmpty()) {
            audit.record(
                AuditEvent.of(
                    StoaEventType.EVIDENCE_EXPIRED,
                    AuditMembers.NONE.number("evidence", removed.size())));
          }
          return removed;
        });
  }

  /** Removes evidence that no debate cites; audited. */
  public Either<EvidenceRefused, Evidence> remove(EvidenceId id) {
    return unitOfWork.write(
        () ->
            locked(id)
                .flatMap(
                    evidence -> {
                      Option<Citation> citation =
                          citations.named(id, Option.none(), 1).headOption();
                      if (citation.isDefined()) {
                        return Either.left(
                            new EvidenceRefused.Cited(id, citation.get().debateId()));
                      }
                      items.remove(Vector.of(id));
                      audit.record(
                          AuditEvent.of(
                              StoaEventType.EVIDENCE_REMOVED,
                              AuditMembers.of("evidence_id", id.value())));
                      return Either.right(evidence);
                    }));
  }

  private Either<EvidenceRefused, Evidence> locked(EvidenceId id) {
    return items.lock(id).toEither(() -> new EvidenceRefused.Unknown(id));
  }
}
