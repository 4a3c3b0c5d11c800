package dev.stoa.app.lesson;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;

/** A concluded debate teaches lessons, which prove themselves when they are applied. */
public final class LessonDemo implements DemoSection {

  @Override
  public String title() {
    return "Lessons";
  }

  @Override
  public void run(DemoContext demo) {
    LessonOperations lessons = demo.stoa().lessons();
    LessonId lesson =
        lessons
            .extract(
                DebateSummary.of("demo-cache-design", "Performance of the price lookup", 0.8)
                    .conclusion("Measure before caching: an index was enough.")
                    .round("The lookup scanned the whole table.", "A cache hid that."))
            .last()
            .id();
    for (int i = 0; i < 5; i++) {
      lessons
          .apply(lesson)
          .flatMap(used -> lessons.resolve(used.id(), LessonOutcome.success().feedback(0.9)))
          .getOrElseThrow(CliFailure::refused);
    }
    demo.run(
        "A debate taught two lessons. One succeeded five times and rose to silver:",
        "lesson.search",
        "{'words':['measured','caches','tables']}");
  }
}
