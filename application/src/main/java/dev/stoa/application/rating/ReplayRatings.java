package dev.stoa.application.rating;

import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Replay;
import dev.stoa.domain.rating.ReplayReport;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** The step of computing every rating again from the log. */
final class ReplayRatings {

  private final Matches matches;
  private final Ratings ratings;

  ReplayRatings(Matches matches, Ratings ratings) {
    this.matches = matches;
    this.ratings = ratings;
  }

  ReplayReport compare() {
    return replayed().report();
  }

  /** Stores what follows from the log, and answers what was different before. */
  ReplayReport rebuild() {
    matches.lockLast();
    Replay replay = replayed();
    ratings.save(replay.ratings());
    ratings.saveDomains(replay.domains());
    return replay.report();
  }

  private Replay replayed() {
    Replay replay = new Replay();
    matches.scan(replay::play);
    List<AgentRating> stored = new ArrayList<>();
    ratings.scan(stored::add);
    List<DomainRating> domains = new ArrayList<>();
    ratings.scanDomains(domains::add);
    replay.compare(Vector.ofAll(stored), Vector.ofAll(domains));
    return replay;
  }
}
