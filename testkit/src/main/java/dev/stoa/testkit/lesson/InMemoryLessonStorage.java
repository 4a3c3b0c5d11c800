package dev.stoa.testkit.lesson;

import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of lessons in memory. */
public interface InMemoryLessonStorage extends LessonStorage {

  /** The fakes behind the ports. */
  Fakes lessonFakes();

  @Override
  default Lessons lessons() {
    return lessonFakes().lessons();
  }

  @Override
  default LessonApplications lessonApplications() {
    return lessonFakes().applications();
  }

  /** The fakes of one workspace. */
  record Fakes(Lessons lessons, LessonApplications applications) {

    /** With the index that must hear when lessons are removed. */
    public Fakes(InMemoryUnitOfWork unit, TextIndex index) {
      this(new InMemoryLessonApplications(unit), unit, index);
    }

    private Fakes(
        InMemoryLessonApplications applications, InMemoryUnitOfWork unit, TextIndex index) {
      this(applications.over(new InMemoryLessons(unit, applications, index)), applications);
    }
  }
}
