package dev.stoa.actions.lesson;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonDraft;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A lesson to store. */
record LearnLesson(
    @Param(value = "Its title.", position = 0) String title,
    @Param(value = "The problem it is about.", position = 1) String problem,
    @Param(value = "What to do about it.", position = 2) String solution,
    @Param("Its category; without one, by its words.") Option<LessonCategory> category,
    @Param("Its domain; without one, by the words of the problem.") Option<Discipline> domain,
    @Param(value = "The debate that taught it.", label = "id") Option<String> debate,
    @Param("The programming language it is about.") Option<String> language,
    @Param(value = "Its tags.", option = "tag") Seq<String> tags,
    @Param(value = "How sure it is.", min = 0, max = 1, defaultValue = "0.5") double confidence)
    implements Drafted<LessonDraft> {

  @Override
  public LessonDraft draft() {
    LessonDraft found = LessonDraft.of(title, problem, solution);
    return new LessonDraft(
        title,
        problem,
        solution,
        category.getOrElse(found.category()),
        domain.getOrElse(found.domain()),
        debate,
        language,
        tags,
        confidence);
  }
}
