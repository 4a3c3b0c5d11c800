package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A stored lesson.
 *
 * @param applied how often it was applied, whether the outcome is known or not
 * @param feedback the mean of the scores it was given
 * @param feedbacks how many scores those are
 */
@RecordBuilder
public record Lesson(
    LessonId id,
    LessonDraft draft,
    LessonTier tier,
    long applied,
    long successes,
    long failures,
    double feedback,
    long feedbacks,
    Instant createdAt,
    Option<Instant> lastAppliedAt,
    Instant expiresAt) {

  /** How long a lesson lasts. */
  public static final Duration LIFETIME = Duration.ofDays(90);

  private static final long PROVEN = 5;
  private static final double MOSTLY_RIGHT = 0.8;

  /** A new one, not applied yet. */
  public static Lesson learnt(LessonDraft draft, Instant now) {
    return new Lesson(
        draft.id(),
        draft,
        LessonTier.BRONZE,
        0,
        0,
        0,
        0,
        0,
        now,
        Option.none(),
        Instants.after("expires_at", now, LIFETIME));
  }

  /** Whether it has expired. */
  public boolean isExpired(Instant now) {
    return !expiresAt.isAfter(now);
  }

  /** The share of known outcomes that were successes; 0 without any. */
  public double successRate() {
    long known = successes + failures;
    return known == 0 ? 0 : successes / (double) known;
  }

  /** Applied once more. */
  public Lesson applied(Instant now) {
    return LessonBuilder.from(this).applied(applied + 1).lastAppliedAt(Option.some(now)).build();
  }

  /**
   * With one more outcome. From the fifth on, each outcome after which at least 80 % were successes
   * raises the tier by one step.
   */
  public Lesson resolved(LessonOutcome outcome) {
    Lesson counted =
        LessonBuilder.from(this)
            .successes(successes + (outcome.succeeded() ? 1 : 0))
            .failures(failures + (outcome.succeeded() ? 0 : 1))
            .feedback(
                outcome
                    .feedback()
                    .map(score -> feedback + (score - feedback) / (feedbacks + 1))
                    .getOrElse(feedback))
            .feedbacks(feedbacks + (outcome.feedback().isDefined() ? 1 : 0))
            .build();
    boolean raised =
        counted.successes + counted.failures >= PROVEN && counted.successRate() >= MOSTLY_RIGHT;
    return raised ? counted.raised() : counted;
  }

  private Lesson raised() {
    return LessonBuilder.from(this).tier(tier.next()).build();
  }

  /** Its title, which the index counts twice, its problem and its solution. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.LESSON,
            id.value(),
            draft.domain().value(),
            draft.title().replaceAll("\\R", " ") + "\n" + draft.problem() + "\n" + draft.solution())
        .at(createdAt);
  }
}
