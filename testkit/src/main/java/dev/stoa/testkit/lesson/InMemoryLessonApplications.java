package dev.stoa.testkit.lesson;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.ApplicationPosition;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Uses of lessons in a map. */
final class InMemoryLessonApplications implements LessonApplications {

  private final Cell<Map<ApplicationId, LessonApplication>> applications;
  private Option<Lessons> lessons = Option.none();

  InMemoryLessonApplications(InMemoryUnitOfWork unit) {
    this.applications = unit.cell(LinkedHashMap.empty());
  }

  /** Only what is stored there can be applied. */
  Lessons over(Lessons stored) {
    lessons = Option.some(stored);
    return stored;
  }

  void removed(Seq<LessonId> removed) {
    applications.update(all -> all.filterValues(one -> !removed.contains(one.lesson())));
  }

  @Override
  public void add(LessonApplication application) {
    applications.requireWriting();
    if (find(application.id()).isDefined() || lessons.get().find(application.lesson()).isEmpty()) {
      throw new StorageException(
          "application " + application.id() + " exists, or its lesson does not");
    }
    applications.update(all -> all.put(application.id(), application));
  }

  @Override
  public Option<LessonApplication> find(ApplicationId id) {
    return applications.get().get(id);
  }

  @Override
  public void save(LessonApplication changed) {
    applications.requireWriting();
    find(changed.id())
        .map(
            stored ->
                new LessonApplication(
                    stored.id(),
                    stored.lesson(),
                    stored.debateId(),
                    stored.appliedAt(),
                    changed.outcome(),
                    changed.resolvedAt()))
        .forEach(stored -> applications.update(all -> all.put(stored.id(), stored)));
  }

  @Override
  public Seq<LessonApplication> of(LessonId lesson, Option<ApplicationPosition> after, int limit) {
    return applications
        .get()
        .values()
        .toVector()
        .filter(one -> one.lesson().equals(lesson))
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(LessonApplication::position)
        .take(limit);
  }
}
