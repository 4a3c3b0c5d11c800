package dev.stoa.application.lesson;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.search.IndexWaiting;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonApplications;
import dev.stoa.domain.lesson.LessonCounts;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import dev.stoa.domain.lesson.LessonQuery;
import dev.stoa.domain.lesson.LessonRefused;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on lessons: extract, search, apply, expire. */
public final class LessonOperations {

  private final UnitOfWork unitOfWork;
  private final Lessons lessons;
  private final LessonApplications applications;
  private final IndexWaiting waiting;
  private final ExtractLessons extract;
  private final SearchLessons search;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends LessonStorage & SearchStorage & AuditStorage & TrustStorage> LessonOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.lessons = storage.lessons();
    this.applications = storage.lessonApplications();
    this.waiting = new IndexWaiting(storage, Vector.of(lessons));
    this.extract = new ExtractLessons(storage, clock, ids);
    this.search = new SearchLessons(lessons, storage);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
    this.ids = ids;
  }

  /**
   * Stores what a concluded debate teaches; audited. A debate teaches once: repeating it returns
   * the lessons that are left of the first time.
   */
  public Seq<Lesson> extract(DebateSummary debate) {
    return unitOfWork.run(() -> extract.extract(debate));
  }

  /** Stores a lesson unless it is stored already; then it stays as it is. */
  public Lesson learn(LessonDraft draft) {
    return unitOfWork.run(() -> extract.learn(draft));
  }

  /** A lesson, expired or not. */
  public Option<Lesson> find(LessonId id) {
    return unitOfWork.read(() -> lessons.find(id));
  }

  /** What a debate taught, expired or not, up to a thousand lessons. */
  public Seq<Lesson> ofDebate(String debateId) {
    return unitOfWork.read(() -> lessons.of(debateId, Page.MAX_SIZE));
  }

  /** Lessons, expired or not, newest first; the next page begins after its {@code next}. */
  public Page<Lesson, TimePosition<LessonId>> list(PageRequest<TimePosition<LessonId>> page) {
    return page.page(
        unitOfWork.read(() -> lessons.page(page.after(), page.limit())),
        lesson -> new TimePosition<>(lesson.createdAt(), lesson.id()));
  }

  /** Matching lessons, best first. */
  public Seq<LessonHit> search(LessonQuery query) {
    waiting.catchUp();
    return unitOfWork.snapshot(() -> search.search(query, clock.instant()));
  }

  /** As above, with any of the words. */
  public Seq<LessonHit> search(String words) {
    return search(LessonQuery.about(words));
  }

  /** Notes that a lesson is applied in a debate; its outcome is recorded later. */
  public Either<LessonRefused, LessonApplication> apply(LessonId id, String debateId) {
    PlainText.require("debate_id", debateId, LessonDraft.MAX_NAME);
    return apply(id, Option.some(debateId));
  }

  /** As above, in no debate. */
  public Either<LessonRefused, LessonApplication> apply(LessonId id) {
    return apply(id, Option.none());
  }

  private Either<LessonRefused, LessonApplication> apply(LessonId id, Option<String> debateId) {
    return unitOfWork.write(
        () ->
            locked(id)
                .map(
                    lesson -> {
                      LessonApplication application =
                          new LessonApplication(
                              new ApplicationId(ids.next()),
                              id,
                              debateId,
                              clock.instant(),
                              Option.none(),
                              Option.none());
                      applications.add(application);
                      lessons.save(lesson.applied(application.appliedAt()));
                      return application;
                    }));
  }

  /**
   * Records how applying a lesson ended, once; from the fifth outcome on, a lesson that mostly
   * succeeds rises in tier.
   *
   * <p>Repeating the same outcome changes nothing; another is refused.
   */
  public Either<LessonRefused, LessonApplication> resolve(ApplicationId id, LessonOutcome outcome) {
    return unitOfWork.write(
        () ->
            applications
                .find(id)
                .<LessonRefused>toEither(() -> new LessonRefused.UnknownApplication(id))
                .flatMap(existing -> locked(existing.lesson()))
                .flatMap(lesson -> resolved(lesson, id, outcome)));
  }

  /** Read again, because another unit may have resolved it before the lock. */
  private Either<LessonRefused, LessonApplication> resolved(
      Lesson lesson, ApplicationId id, LessonOutcome outcome) {
    LessonApplication application = applications.find(id).get();
    if (application.outcome().isDefined()) {
      return application.outcome().contains(outcome)
          ? Either.right(application)
          : Either.left(new LessonRefused.AlreadyResolved(id, application.outcome().get()));
    }
    LessonApplication known = application.resolved(outcome, clock.instant());
    applications.save(known);
    lessons.save(lesson.resolved(outcome));
    return Either.right(known);
  }

  /** The uses of a lesson, newest first; the next page begins after its {@code next}. */
  public Page<LessonApplication, TimePosition<ApplicationId>> applications(
      LessonId id, PageRequest<TimePosition<ApplicationId>> page) {
    return page.page(
        unitOfWork.read(() -> applications.of(id, page.after(), page.limit())),
        LessonApplication::position);
  }

  /** How many lessons there are, of which kinds, and how they fared. */
  public LessonCounts statistics() {
    return unitOfWork.snapshot(() -> lessons.counts(clock.instant()));
  }

  /**
   * Removes lessons that have expired, at most {@code batch} of them, the oldest first; audited.
   * Fewer than that many means that none is left.
   */
  public Seq<LessonId> expire(int batch) {
    Page.checkedSize(batch);
    return unitOfWork.run(
        () -> {
          Seq<LessonId> removed = lessons.removeExpired(clock.instant(), batch);
          if (removed.nonEmpty()) {
            audit.record(
                AuditEvent.of(
                    StoaEventType.LESSON_EXPIRED,
                    AuditMembers.NONE.number("lessons", removed.size())));
          }
          return removed;
        });
  }

  private Either<LessonRefused, Lesson> locked(LessonId id) {
    return lessons.lock(id).toEither(() -> new LessonRefused.Unknown(id));
  }
}
