package dev.stoa.application.rating;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.rating.HistoryEntry;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.domain.rating.Replay;
import dev.stoa.domain.rating.ReplayReport;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** The step of computing everything again that follows from the log. */
final class ReplayRatings {

  /** As many points of history as are written at a time. */
  private static final int CHUNK = 1_000;

  private final Matches matches;
  private final Ratings ratings;
  private final RatingHistory history;
  private final Relationships relationships;
  private final AppendAudit audit;
  private final InstantSource clock;

  ReplayRatings(RatingStorage storage, AppendAudit audit, InstantSource clock) {
    this.matches = storage.matches();
    this.ratings = storage.ratings();
    this.history = storage.ratingHistory();
    this.relationships = storage.relationships();
    this.audit = audit;
    this.clock = clock;
  }

  /** Needs an open snapshot. */
  ReplayReport compare() {
    return replayed().report();
  }

  /** Stores what follows from the log, and answers what was different before. */
  ReplayReport rebuild() {
    matches.lockEnd(Vector.empty());
    Replay replay = replayed();
    ratings.save(replay.ratings());
    ratings.saveDomains(replay.domains());
    relationships.recount(replay.meetings(), clock.instant());
    if (replay.wrongHistory()) {
      rewriteHistory(replay);
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
    Replay replay =
        new Replay(
            new StoredHistory(history)::next, id -> matches.find(id).map(RatedMatch::sequence));
    matches.scan(replay::play);
    replay.end();
    ratings.scan(replay::compare);
    ratings.scanDomains(replay::compare);
    relationships.scan(replay::compare);
    replay.endOfStored();
    return replay;
  }

  /** From the log, in its order; what was pruned stays pruned. */
  private void rewriteHistory(Replay found) {
    history.dropAll();
    Replay again = new Replay(Option::none, id -> Option.none());
    List<HistoryEntry> entries = new ArrayList<>();
    matches.scan(
        match -> {
          again
              .play(match)
              .filter(one -> found.keeps(one.agent(), match.sequence()))
              .forEach(one -> entries.add(HistoryEntry.of(match, one)));
          if (entries.size() >= CHUNK) {
            history.append(Vector.ofAll(entries));
            entries.clear();
          }
        });
    history.append(Vector.ofAll(entries));
  }
}
