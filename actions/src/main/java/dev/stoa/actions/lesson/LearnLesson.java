package dev.stoa.actions.lesson;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonDraftBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A draft as callers give it: its category and its domain may be left out. */
record LearnLesson(
    @Param(value = "Its title.", position = 0) String title,
    @Param(value = "The problem it is about.", position = 1) String problem,
    @Param(value = "What to do about it.", position = 2) String solution,
    @Param("Its category; without one, by its words.") Option<LessonCategory> category,
    @Param("Its domain; without one, by the words of the problem.") Option<Discipline> domain,
    @Param(value = "The debate that taught it.", label = "id") Option<String> debate,
    @Param("The programming language it is about.") Option<String> language,
    @Param(value = "Its tags.", option = "tag") Seq<String> tags,
    @Param(value = "How sure it is.", min = 0, max = 1, defaultValue = "0.5") double confidence) {

  /** A lesson to store. */
  record Learned(LessonDraft draft) {}

  static final Input<Learned> INPUT =
      Input.of(Learned.class, "LearnLesson")
          .flatten("draft", Input.of(LearnLesson.class), LearnLesson::draft, LearnLesson::of);

  private LessonDraft draft() {
    LessonDraft found = LessonDraft.of(title, problem, solution);
    return LessonDraftBuilder.builder()
        .title(title)
        .problem(problem)
        .solution(solution)
        .category(category.getOrElse(found.category()))
        .domain(domain.getOrElse(found.domain()))
        .debateId(debate)
        .language(language)
        .tags(tags)
        .confidence(confidence)
        .build();
  }

  private static LearnLesson of(LessonDraft draft) {
    return new LearnLesson(
        draft.title(),
        draft.problem(),
        draft.solution(),
        Option.some(draft.category()),
        Option.some(draft.domain()),
        draft.debateId(),
        draft.language(),
        draft.tags(),
        draft.confidence());
  }
}
