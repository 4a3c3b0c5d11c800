package dev.stoa.domain.learning;

import dev.stoa.domain.search.NearDuplicates;
import dev.stoa.domain.search.Wording;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;
import java.util.function.Predicate;

/**
 * Decides what becomes of a candidate among the memories that may say the same.
 *
 * <p>A model proposes and never decides: what it claims to refine or to contradict is superseded
 * only if it is trusted no more than the candidate, is not red-lined, and did not become true after
 * the candidate was said. Without a claim, only a negation and a text that goes on where another
 * ends supersede; everything else is new.
 */
public final class LearningRule {

  private final CandidateMemory candidate;
  private final Wording written;
  private final Trust trust;
  private final Instant from;

  /**
   * About a candidate.
   *
   * @param trust how far it is trusted
   * @param saidAt when it was said
   */
  public LearningRule(CandidateMemory candidate, Trust trust, Instant saidAt) {
    this.candidate = candidate;
    this.written = Wording.of(candidate.content());
    this.trust = trust;
    this.from = candidate.validity().from().getOrElse(saidAt);
  }

  /** From when on it is true if it supersedes another. */
  public Instant from() {
    return from;
  }

  /**
   * The decision.
   *
   * @param stored memories of the scope that are true now, with the claimed one
   */
  public LearningVerdict decide(Seq<StoredMatch> stored) {
    Seq<StoredMatch> nearest =
        stored.sorted(
            Comparator.<StoredMatch>comparingDouble(one -> -written.similarity(wording(one)))
                .thenComparing(one -> one.memory().id()));
    return same(nearest)
        .orElse(() -> claimed(nearest))
        .orElse(() -> negated(nearest))
        .orElse(() -> goneOn(nearest))
        .orElse(() -> covered(nearest))
        .getOrElse(LearningVerdict.NEW);
  }

  private Option<LearningVerdict> same(Seq<StoredMatch> stored) {
    return stored
        .find(one -> NearDuplicates.isSame(candidate.content(), one.memory().content()))
        .map(one -> known(one, LearningReason.SAME_TEXT))
        .orElse(
            () ->
                stored
                    .find(one -> written.saysNearly(wording(one)))
                    .map(one -> known(one, LearningReason.NEAR_DUPLICATE)));
  }

  private static LearningVerdict known(StoredMatch one, LearningReason reason) {
    if (one.isRecalled()) {
      return LearningVerdict.nothing(LearningReason.RECALLED, one);
    }
    return one.isLearned()
        ? LearningVerdict.nothing(LearningReason.LEARNED_BEFORE, one)
        : LearningVerdict.of(LearningDecision.SAME, reason, one);
  }

  private Option<LearningVerdict> claimed(Seq<StoredMatch> stored) {
    LearningDecision claim =
        candidate.refines().isDefined() ? LearningDecision.REFINES : LearningDecision.CONTRADICTS;
    return candidate
        .claimed()
        .flatMap(id -> stored.find(one -> one.memory().id().equals(id)))
        .map(one -> superseding(claim, LearningReason.CLAIMED, one));
  }

  private Option<LearningVerdict> negated(Seq<StoredMatch> stored) {
    return ofItsKind(stored, one -> written.negates(wording(one)))
        .map(one -> superseding(LearningDecision.CONTRADICTS, LearningReason.NEGATED, one));
  }

  private Option<LearningVerdict> goneOn(Seq<StoredMatch> stored) {
    return ofItsKind(stored, one -> written.goesOnFrom(wording(one)))
        .map(one -> superseding(LearningDecision.REFINES, LearningReason.SAYS_MORE, one));
  }

  private Option<LearningVerdict> covered(Seq<StoredMatch> stored) {
    return ofItsKind(
            stored, one -> one.trust().isAtLeast(trust) && wording(one).goesOnFrom(written))
        .map(one -> LearningVerdict.nothing(LearningReason.SAYS_LESS, one));
  }

  private LearningVerdict superseding(
      LearningDecision decision, LearningReason reason, StoredMatch other) {
    boolean isOver = candidate.validity().until().exists(from::isAfter);
    if (isOver || other.memory().validity().from().exists(from::isBefore)) {
      return LearningVerdict.nothing(LearningReason.OUTDATED, other);
    }
    if (other.memory().isProtected()) {
      return LearningVerdict.of(LearningDecision.NEW, LearningReason.PROTECTED, other);
    }
    return trust.isAtLeast(other.trust())
        ? LearningVerdict.of(decision, reason, other)
        : LearningVerdict.of(LearningDecision.NEW, LearningReason.LESS_TRUSTED, other);
  }

  /** A question and a fact in the same words say different things. */
  private Option<StoredMatch> ofItsKind(Seq<StoredMatch> stored, Predicate<StoredMatch> wanted) {
    return stored.find(one -> one.memory().labels().kind() == candidate.kind() && wanted.test(one));
  }

  private static Wording wording(StoredMatch one) {
    return Wording.of(one.memory().content());
  }
}
