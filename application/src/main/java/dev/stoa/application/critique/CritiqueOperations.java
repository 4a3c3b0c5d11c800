package dev.stoa.application.critique;

import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.ArchiveReport;
import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.Judgement;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.RankPosition;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** The critiques of a workspace, what is learnt from them, and whose vote counts how much. */
public final class CritiqueOperations {

  private final UnitOfWork unitOfWork;
  private final Critiques critiques;
  private final Patterns patterns;
  private final Reputations reputations;
  private final TallyReputation tally;
  private final LearnPatterns learn;
  private final JudgeCritique judge;
  private final RankPatterns rank;
  private final ArchivePatterns archive;
  private final InstantSource clock;

  /** Over one workspace, with its clock. */
  public CritiqueOperations(CritiqueStorage storage, InstantSource time) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.critiques = storage.critiques();
    this.patterns = storage.patterns();
    this.reputations = storage.reputations();
    this.tally = new TallyReputation(reputations, clock);
    this.learn = new LearnPatterns(patterns, clock);
    this.judge = new JudgeCritique(critiques, learn, tally, clock);
    this.rank = new RankPatterns(patterns, clock);
    this.archive = new ArchivePatterns(patterns, clock);
    this.clock = clock;
  }

  /** Files a critique; its critic has given one more. */
  public Critique file(CritiqueDraft draft) {
    return fileAll(Vector.of(draft)).head();
  }

  /** Files critiques in their order, in one transaction. */
  public Seq<Critique> fileAll(Seq<CritiqueDraft> drafts) {
    Batch.checked(drafts);
    return unitOfWork.run(
        () -> {
          Seq<Critique> filed = critiques.add(drafts, clock.instant());
          tally.criticised(drafts.map(CritiqueDraft::agent));
          return filed;
        });
  }

  /**
   * Judges a critique, once: its critic's reputation and the patterns of its issues learn from it.
   *
   * <p>The same judgement again changes nothing and gives what there is; another is refused.
   */
  public Either<CritiqueRefused, Critique> judge(CritiqueId id, Judgement judgement) {
    return unitOfWork.write(() -> judge.judge(id, judgement));
  }

  /** A critique. */
  public Option<Critique> find(CritiqueId id) {
    return unitOfWork.read(() -> critiques.find(id));
  }

  /** Critiques as filed; the next page begins after its {@code next}. */
  public Page<Critique, Long> list(CritiqueFilter filter, long after, int size) {
    Page.checkedSize(size);
    return Page.of(
        unitOfWork.read(() -> critiques.after(after, size, filter)), size, one -> one.id().value());
  }

  /** Learns from an outcome that no critique on file had; a failure of an unknown issue: none. */
  public Option<CritiquePattern> learn(PatternLesson lesson) {
    return unitOfWork.run(() -> learn.learn(lesson));
  }

  /** A pattern. */
  public Option<CritiquePattern> pattern(PatternId id) {
    return unitOfWork.read(() -> patterns.find(id));
  }

  /**
   * What is most worth raising, best first; the next page begins after its {@code next}.
   *
   * @param minSuccesses patterns that succeeded less often are left out; two is usual
   */
  public Page<RankedPattern, RankPosition> topPatterns(
      Option<IssueCategory> category, long minSuccesses, Option<RankPosition> after, int size) {
    Page.checkedSize(size);
    return unitOfWork.snapshot(() -> rank.top(category, minSuccesses, after, size));
  }

  /** Puts away what is old and mostly fails, looking at so many old patterns at most. */
  public ArchiveReport archivePatterns(
      PatternRetention retention, Option<AgePosition> after, int batch) {
    Page.checkedSize(batch);
    return unitOfWork.run(() -> archive.batch(retention, after, batch));
  }

  /** Counts a proposal of an agent. */
  public Reputation recordProposal(AgentName agent, boolean accepted) {
    return unitOfWork.run(() -> tally.proposed(agent, accepted));
  }

  /** What an agent's deeds have come to. */
  public Option<Reputation> reputation(AgentName agent) {
    return unitOfWork.read(() -> reputations.find(agent));
  }

  /** What an agent's vote counts, from 0.4 to 1.6; that of an unknown agent 1. */
  public double voteWeight(AgentName agent) {
    return reputation(agent).map(Reputation::voteWeight).getOrElse(Reputation.UNKNOWN_WEIGHT);
  }

  /** Reputations, most accepted proposals first; the next page begins after its {@code next}. */
  public Page<Reputation, ReputationPosition> reputations(
      Option<ReputationPosition> after, int size) {
    Page.checkedSize(size);
    return Page.of(
        unitOfWork.read(() -> reputations.after(after, size)),
        size,
        one -> new ReputationPosition(one.proposalsAccepted(), one.agent()));
  }

  /** Reputations, the best calibrated first; the next page begins after its {@code next}. */
  public Page<Reputation, CalibrationPosition> reputationsByCalibration(
      Option<CalibrationPosition> after, int size) {
    Page.checkedSize(size);
    return Page.of(
        unitOfWork.read(() -> reputations.calibrated(after, size)),
        size,
        one -> new CalibrationPosition(one.calibration(), one.agent()));
  }
}
