package dev.stoa.application.rating;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingBaselines;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.domain.rating.Replay;
import dev.stoa.domain.rating.ReplayReport;
import io.vavr.collection.Vector;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** The step of recomputing everything derived from the log of matches. */
final class ReplayRatings {

  /** The number of matches written at a time. */
  private static final int CHUNK = 100;

  private final Matches matches;
  private final RatingBaselines baselines;
  private final Ratings ratings;
  private final Relationships relationships;
  private final AppendAudit audit;
  private final InstantSource clock;

  ReplayRatings(RatingStorage storage, AppendAudit audit, InstantSource clock) {
    this.matches = storage.matches();
    this.baselines = storage.ratingBaselines();
    this.ratings = storage.ratings();
    this.relationships = storage.relationships();
    this.audit = audit;
    this.clock = clock;
  }

  /** Requires an open snapshot. */
  ReplayReport compare() {
    return replayed().report();
  }

  /** Stores the recomputed values, and returns the differences. */
  ReplayReport rebuild() {
    return rebuild(ReplayRatings::mended);
  }

  /** As above, after the log itself was changed: changes of its matches are computed again too. */
  ReplayReport rerate() {
    return rebuild((stored, replayed) -> replayed);
  }

  private ReplayReport rebuild(BinaryOperator<RatedMatch> correct) {
    matches.lockEnd(Vector.empty());
    Replay replay = replayed();
    ratings.save(replay.ratings());
    relationships.recount(replay.meetings(), clock.instant());
    if (replay.wrongHistory()) {
      rewriteHistory(correct);
    }
    ReplayReport report = replay.report();
    audit.record(
        AuditEvent.of(
            StoaEventType.RATING_REBUILT,
            AuditMembers.NONE
                .number("matches", report.matches())
                .number("agents", report.agents())
                .number("differences", report.differences() - report.inLog())));
    return report;
  }

  private Replay replayed() {
    Replay replay = begun();
    matches.scan(replay::play);
    replay.end();
    ratings.scan(replay::compare, replay::compare);
    relationships.scan(replay::compare);
    replay.endOfStored();
    return replay;
  }

  private Replay begun() {
    Replay replay = new Replay();
    baselines.scan(replay::start, replay::start, replay::start);
    return replay;
  }

  /** Stores the ratings after each match that differ. */
  private void rewriteHistory(BinaryOperator<RatedMatch> correct) {
    Replay again = begun();
    List<RatedMatch> wrong = new ArrayList<>();
    matches.scan(
        match -> {
          RatedMatch mended = correct.apply(match, again.play(match));
          if (!mended.equals(match)) {
            wrong.add(mended);
          }
          if (wrong.size() >= CHUNK) {
            matches.rerate(Vector.ofAll(wrong));
            wrong.clear();
          }
        });
    matches.rerate(Vector.ofAll(wrong));
  }

  /** Changes stored in the log are not rewritten. */
  private static RatedMatch mended(RatedMatch stored, RatedMatch replayed) {
    return stored.with(
        stored
            .parts()
            .zipWith(
                replayed.parts(),
                (participation, again) ->
                    new Participation(
                        participation.agent(),
                        participation.score(),
                        participation.change(),
                        participation.multiplier(),
                        again.elo())));
  }
}
