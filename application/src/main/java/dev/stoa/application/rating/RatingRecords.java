package dev.stoa.application.rating;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Matches, ratings, relationships, predictions and calibration, by the names of agents. */
public final class RatingRecords implements AgentRecords {

  private static final String CALIBRATION = "domain_calibration";
  private static final String MATCHES = "match_participants";
  private static final String PREDICTIONS = "calibration_predictions";
  private static final String RELATIONSHIPS = "agent_relationships";

  private final Matches matches;
  private final Ratings ratings;
  private final Relationships relationships;
  private final Predictions predictions;
  private final MoveCalibration calibration;
  private final MoveBaselines baselines;
  private final ReplayRatings replay;

  /** For one workspace, with its clock and id source. */
  public <S extends RatingStorage & AuditStorage> RatingRecords(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.matches = storage.matches();
    this.ratings = storage.ratings();
    this.relationships = storage.relationships();
    this.predictions = storage.predictions();
    this.calibration = new MoveCalibration(storage.calibrations());
    this.baselines = new MoveBaselines(storage.ratingBaselines());
    this.replay =
        new ReplayRatings(storage, new AppendAudit(storage.auditLog(), clock, ids), clock);
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return matches
        .between(from, into, Long.MAX_VALUE, 1)
        .headOption()
        .map(met -> new AgentRefused.MetInMatch(from, into, met.id()));
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    boolean bothPlayed = ratings.find(from).isDefined() && ratings.find(into).isDefined();
    Map<String, Long> moved =
        TreeMap.of(
            MATCHES, matches.move(from, into),
            PREDICTIONS, predictions.move(from, into),
            CALIBRATION, calibration.move(from, into),
            RELATIONSHIPS, moveRelationships(from, into));
    ratings.move(from, into);
    baselines.move(from, into);
    if (bothPlayed) {
      replay.rerate();
    }
    return moved;
  }

  /** The relationship between the two is dropped, because an agent has none with itself. */
  private long moveRelationships(AgentName from, AgentName into) {
    Seq<Relationship> moving = relationshipsOf(from);
    relationships.remove(from);
    for (Relationship one : moving) {
      AgentName other = one.pair().other(from);
      if (!other.equals(into)) {
        relationships.add(List.of(Encounter.of(into, other, one.seenBy(from))), one.at());
      }
    }
    return moving.size();
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.of(MATCHES, matches.count(agent));
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return TreeMap.of(
        PREDICTIONS, predictions.count(agent),
        CALIBRATION, calibration.count(agent),
        RELATIONSHIPS, (long) relationshipsOf(agent).size());
  }

  @Override
  public void remove(AgentName agent) {
    predictions.remove(agent);
    calibration.remove(agent);
    relationships.remove(agent);
    baselines.remove(agent);
  }

  private Seq<Relationship> relationshipsOf(AgentName agent) {
    return relationships.of(agent, Option.none(), Integer.MAX_VALUE);
  }
}
