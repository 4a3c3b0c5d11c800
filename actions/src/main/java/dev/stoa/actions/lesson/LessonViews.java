package dev.stoa.actions.lesson;

import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.lesson.LessonHit;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonCounts;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonOutcome;
import dev.stoa.domain.trust.ItemKind;

/** How callers see lessons. */
final class LessonViews {

  static final View<Lesson> LESSON =
      View.of(Lesson.class)
          .rename("id", "lesson_id")
          .flatten(
              "draft",
              View.of(LessonDraft.class)
                  .note("debate_id", "The debate that taught it.")
                  .note("language", "The programming language it is about."))
          .note("applied", "How often it was applied.")
          .note("feedback", "The mean of the scores it was given.")
          .leaveOut("feedbacks")
          .before("tier", "debate_id");

  /** As lists have it, and who asks for one. */
  static final View<Lesson> LISTED =
      Trusted.marked("ListedLesson", LESSON, ItemKind.LESSON, Lesson::id);

  static final View<LessonHit> HIT =
      View.of(LessonHit.class)
          .nest("lesson", LESSON)
          .note("snippet", "The matching passage, with matching words in brackets.")
          .note("score", "Relative to the best hit, from 0 to 1.")
          .order("lesson", "snippet", "score");

  /** How applying a lesson ended. */
  enum Result {
    SUCCEEDED,
    FAILED
  }

  static final View<LessonApplication> APPLICATION =
      View.of(LessonApplication.class, "Application")
          .rename("id", "application_id")
          .rename("lesson", "lesson_id")
          .flatten(
              "outcome",
              View.empty(LessonOutcome.class, "LessonOutcome")
                  .add(
                      "outcome",
                      Result.class,
                      end -> end.succeeded() ? Result.SUCCEEDED : Result.FAILED)
                  .note("outcome", "How it ended, once that is known.")
                  .method("feedback", "feedback"));

  static final View<LessonCounts> STATISTICS =
      View.of(LessonCounts.class, "LessonStatistics")
          .leaveOut("of_debates", "successes", "failures")
          .note("debates", "How many debates taught any.")
          .method("lessonsPerDebate", "lessons_per_debate")
          .method("successRate", "success_rate")
          .note("success_rate", "The share of known outcomes that were successes.")
          .order(
              "lessons",
              "expired",
              "debates",
              "lessons_per_debate",
              "applications",
              "success_rate");

  private LessonViews() {}
}
