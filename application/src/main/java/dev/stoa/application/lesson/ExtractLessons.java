package dev.stoa.application.lesson;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.Lessons;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The step of storing what a concluded debate teaches; requires an open write unit.
 *
 * <p>A debate teaches once: doing it again returns the lessons that are left of the first time.
 */
public final class ExtractLessons {

  private final Lessons lessons;
  private final AppendAudit audit;
  private final BindOrigins origins;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends LessonStorage & AuditStorage & TrustStorage> ExtractLessons(
      S storage, InstantSource clock, IdSource ids) {
    this.lessons = storage.lessons();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.origins = new BindOrigins(storage, clock);
    this.clock = clock;
  }

  /** Stores the lessons, audited. */
  public Seq<Lesson> extract(DebateSummary debate) {
    Seq<Lesson> before = lessons.of(debate.debateId(), Page.MAX_SIZE);
    if (before.nonEmpty()) {
      return before;
    }
    Instant now = clock.instant();
    Seq<Lesson> stored =
        lessons.keep(debate.lessons().map(draft -> Lesson.learnt(draft, now)).toVector());
    if (stored.nonEmpty()) {
      audit.record(
          AuditEvent.of(
              StoaEventType.LESSON_EXTRACTED,
              AuditMembers.NONE.number("lessons", stored.size()).and(bind(stored, now))));
    }
    return stored;
  }

  /** Stores a lesson unless it is stored already. */
  Lesson learn(LessonDraft draft) {
    Instant now = clock.instant();
    Seq<Lesson> stored = lessons.keep(Vector.of(Lesson.learnt(draft, now)));
    bind(stored, now);
    return stored.head();
  }

  /** What was stored before has an origin. */
  private AuditMembers bind(Seq<Lesson> stored, Instant now) {
    return origins.bind(
        ItemKind.LESSON,
        stored.filter(one -> one.createdAt().equals(now)).map(one -> one.id().value()));
  }
}
