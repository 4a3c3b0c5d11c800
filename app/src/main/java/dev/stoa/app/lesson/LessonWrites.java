package dev.stoa.app.lesson;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** A lesson that was applied, and a use of a lesson of all keys. */
public final class LessonWrites implements TorturedContext {

  private static final String SHARED = "of all keys";
  private static final String USES = "uses of the lesson of all keys";
  private static final String SUCCESSES = "successes of the lesson of all keys";

  @Override
  public void write(Workspace workspace, String key) {
    for (String title : List.of(key, SHARED)) {
      LessonId lesson = workspace.lessons().learn(draft(title)).id();
      done(
          workspace
              .lessons()
              .apply(lesson)
              .flatMap(used -> workspace.lessons().resolve(used.id(), LessonOutcome.success())));
    }
  }

  private static LessonDraft draft(String title) {
    return LessonDraft.of(title, "torture", "patience");
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(workspace.lessons().find(draft(key).id()).exists(one -> one.successes() == 1));
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(USES, counted(Lesson::applied), SUCCESSES, counted(Lesson::successes));
  }

  private static Function<Workspace, Long> counted(Function<Lesson, Long> count) {
    return workspace -> workspace.lessons().find(draft(SHARED).id()).map(count).getOrElse(0L);
  }
}
