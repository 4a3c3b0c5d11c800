package dev.stoa.application.lesson;

import dev.stoa.application.debate.Conclusion;
import dev.stoa.application.debate.ConclusionPart;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.lesson.TopicDomain;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Extracts the lessons of a debate that is concluded; one without consensus teaches nothing. */
public final class LessonsOfDebate implements ConclusionPart {

  private final ExtractLessons extract;

  /** For one workspace, with its clock and id source. */
  public <S extends LessonStorage & AuditStorage & TrustStorage> LessonsOfDebate(
      S storage, InstantSource time, IdSource ids) {
    this.extract = new ExtractLessons(storage, MicrosecondClock.of(time), ids);
  }

  @Override
  public Option<Refusal> record(Conclusion conclusion) {
    String topic = conclusion.session().opened().topic();
    if (topic.length() > DebateSummary.MAX_TOPIC || !conclusion.outcome().consensusReached()) {
      return Option.none();
    }
    extract.extract(
        new DebateSummary(
            conclusion.session().debate().value(),
            topic,
            conclusion.session().opened().domain().getOrElse(() -> TopicDomain.of(topic)),
            Option.some(conclusion.outcome().answer()),
            conclusion.outcome().confidence(),
            Vector.ofAll(conclusion.insights())
                .map(round -> new DebateSummary.Round(round._1, round._2))));
    return Option.none();
  }
}
