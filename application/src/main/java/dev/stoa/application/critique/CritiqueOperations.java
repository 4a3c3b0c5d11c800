package dev.stoa.application.critique;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.rating.CountEncounters;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.critique.ArchiveReport;
import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.critique.CritiqueRetention;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.PatternQuery;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.RankPosition;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.RatingStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on critiques, patterns, reputation and vote weights. */
public final class CritiqueOperations {

  private final UnitOfWork unitOfWork;
  private final Critiques critiques;
  private final Patterns patterns;
  private final Reputations reputations;
  private final TallyReputation tally;
  private final LearnPatterns learn;
  private final RelateCritics relate;
  private final RecordVerdict judge;
  private final RankPatterns rank;
  private final AppendAudit audit;
  private final ArchivePatterns archive;
  private final RegisteredAgents registered;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends CritiqueStorage & RatingStorage & AgentStorage & AuditStorage>
      CritiqueOperations(S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.critiques = storage.critiques();
    this.patterns = storage.patterns();
    this.reputations = storage.reputations();
    this.tally = new TallyReputation(reputations, clock);
    this.learn = new LearnPatterns(patterns, clock);
    this.relate = new RelateCritics(new CountEncounters(storage, clock));
    this.judge = new RecordVerdict(critiques, learn, tally, relate, clock);
    this.rank = new RankPatterns(patterns, clock);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.archive = new ArchivePatterns(patterns, audit, clock);
    this.registered = new RegisteredAgents(storage, clock, ids);
    this.clock = clock;
  }

  private CritiqueOperations(CritiqueOperations other, RegisteredAgents registered) {
    this.unitOfWork = other.unitOfWork;
    this.critiques = other.critiques;
    this.patterns = other.patterns;
    this.reputations = other.reputations;
    this.tally = other.tally;
    this.learn = other.learn;
    this.relate = other.relate;
    this.judge = other.judge;
    this.rank = other.rank;
    this.audit = other.audit;
    this.archive = other.archive;
    this.registered = registered;
    this.clock = other.clock;
  }

  /** The same operations, which register agents that are not registered yet. */
  public CritiqueOperations registering() {
    return new CritiqueOperations(this, registered.registering());
  }

  /** Files a critique of registered agents and counts it for its critic and its target. */
  public Either<CritiqueRefused, Critique> file(CritiqueDraft draft) {
    return fileAll(Vector.of(draft)).map(Seq::head);
  }

  /** Files critiques in order, or none. */
  public Either<CritiqueRefused, Seq<Critique>> fileAll(Iterable<CritiqueDraft> drafts) {
    Seq<CritiqueDraft> all = Batch.checked(drafts);
    return unitOfWork.write(
        () ->
            require(all.flatMap(draft -> draft.target().toList().prepend(draft.agent())))
                .map(known -> filed(all)));
  }

  private Seq<Critique> filed(Seq<CritiqueDraft> drafts) {
    Seq<Critique> filed = critiques.add(drafts, clock.instant());
    tally.criticised(drafts.map(CritiqueDraft::agent));
    relate.criticised(drafts);
    return filed;
  }

  private Either<CritiqueRefused, Seq<AgentName>> require(Seq<AgentName> agents) {
    return registered.require(agents).mapLeft(CritiqueRefused.NoAgent::new);
  }

  /**
   * Judges a critique, once, and updates its critic's reputation, its relationship to the target
   * and the patterns of its issues.
   *
   * <p>Repeating the same judgement changes nothing and returns the critique; another is refused.
   */
  public Either<CritiqueRefused, Critique> judge(CritiqueId id, CritiqueJudgement judgement) {
    return unitOfWork.write(
        () -> {
          registered.keepNames();
          return judge.judge(id, judgement);
        });
  }

  /** A critique. */
  public Option<Critique> find(CritiqueId id) {
    return unitOfWork.read(() -> critiques.find(id));
  }

  /** Critiques in order of filing; the next page begins after its {@code next}. */
  public Page<Critique, Long> list(CritiqueQuery query) {
    return query.page().page(unitOfWork.read(() -> critiques.page(query)), one -> one.id().value());
  }

  /** Updates a pattern without a critique; none for a failure of an unknown issue. */
  public Option<CritiquePattern> learn(PatternLesson lesson) {
    return unitOfWork.run(() -> learn.learn(lesson));
  }

  /** A pattern. */
  public Option<CritiquePattern> pattern(PatternId id) {
    return unitOfWork.read(() -> patterns.find(id));
  }

  /** Patterns by score, best first; the next page begins after its {@code next}. */
  public Page<RankedPattern, RankPosition> topPatterns(PatternQuery query) {
    return unitOfWork.snapshot(() -> rank.top(query));
  }

  /** Archives patterns of a page of old ones that mostly fail; audited. */
  public ArchiveReport archivePatterns(
      PatternRetention retention, PageRequest<TimePosition<PatternId>> page) {
    return unitOfWork.run(() -> archive.batch(retention, page));
  }

  /**
   * Looks at a batch of the critiques filed first and removes those that are too old; audited. What
   * was learnt from them and counted stays.
   *
   * @return how many were removed; fewer than the batch means that none is left
   */
  public int expire(CritiqueRetention retention, int batch) {
    Page.checkedSize(batch);
    return unitOfWork.run(
        () -> {
          int removed = critiques.removeFiledBefore(retention.cutoff(clock.instant()), batch);
          if (removed > 0) {
            audit.record(
                AuditEvent.of(
                    StoaEventType.CRITIQUE_EXPIRED,
                    AuditMembers.NONE.number("critiques", removed)));
          }
          return removed;
        });
  }

  /** Counts a proposal of a registered agent. */
  public Either<CritiqueRefused, Reputation> recordProposal(AgentName agent, boolean accepted) {
    return unitOfWork.write(
        () -> require(Vector.of(agent)).map(known -> tally.proposed(agent, accepted)));
  }

  /** As above, by the identity of the agent. */
  public Either<CritiqueRefused, Reputation> recordProposal(String agent, boolean accepted) {
    return recordProposal(new AgentName(agent), accepted);
  }

  /** The reputation of an agent. */
  public Option<Reputation> reputation(AgentName agent) {
    return unitOfWork.read(() -> reputations.find(agent));
  }

  /** As above, by the identity of the agent. */
  public Option<Reputation> reputation(String agent) {
    return reputation(new AgentName(agent));
  }

  /** The vote weight of an agent, from 0.4 to 1.6; 1 for an unknown agent. */
  public double voteWeight(AgentName agent) {
    return reputation(agent).map(Reputation::voteWeight).getOrElse(Reputation.UNKNOWN_WEIGHT);
  }

  /** As above, by the identity of the agent. */
  public double voteWeight(String agent) {
    return voteWeight(new AgentName(agent));
  }

  /** Reputations, most accepted proposals first; the next page begins after its {@code next}. */
  public Page<Reputation, ReputationPosition> reputations(PageRequest<ReputationPosition> page) {
    return page.page(
        unitOfWork.read(() -> reputations.after(page.after(), page.limit())),
        one -> new ReputationPosition(one.proposalsAccepted(), one.agent()));
  }

  /** Reputations, the best calibrated first; the next page begins after its {@code next}. */
  public Page<Reputation, CalibrationPosition> reputationsByCalibration(
      PageRequest<CalibrationPosition> page) {
    return page.page(
        unitOfWork.read(() -> reputations.calibrated(page.after(), page.limit())),
        one -> new CalibrationPosition(one.calibration(), one.agent()));
  }
}
