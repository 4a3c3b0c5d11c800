package dev.stoa.application.rating;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.MatchRules;
import dev.stoa.domain.rating.MatchSeries;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * The step of recording matches; requires an open write unit, so that other use cases can record
 * one in their own transaction.
 */
public final class RecordMatch {

  private static final double HIGHEST_MULTIPLIER = 10.0;

  private record Checked(NewMatch match, Map<AgentName, Double> scores) {}

  private final Matches matches;
  private final Ratings ratings;
  private final RegisteredAgents registered;
  private final Relationships relationships;
  private final InstantSource clock;

  /** For one workspace, with the step that checks names and the clock. */
  public RecordMatch(RatingStorage storage, RegisteredAgents registered, InstantSource clock) {
    this(storage.matches(), storage.ratings(), storage.relationships(), registered, clock);
  }

  private RecordMatch(
      Matches matches,
      Ratings ratings,
      Relationships relationships,
      RegisteredAgents registered,
      InstantSource clock) {
    this.matches = matches;
    this.ratings = ratings;
    this.relationships = relationships;
    this.registered = registered;
    this.clock = clock;
  }

  /** As this one, but registers participants that are not registered yet. */
  RecordMatch registering() {
    return new RecordMatch(matches, ratings, relationships, registered.registering(), clock);
  }

  /** As {@link #recordAll}, for one match. */
  public Either<MatchRefused, RatedMatch> record(
      NewMatch match, ToDoubleFunction<AgentName> multipliers) {
    return recordAll(List.of(match), multipliers).map(Seq::head);
  }

  /**
   * Records all matches in order, or none, and updates ratings and relationships.
   *
   * <p>A match that is recorded already changes nothing and returns the recorded one; with another
   * outcome it is refused. So is an unregistered participant.
   */
  public Either<MatchRefused, Seq<RatedMatch>> recordAll(
      Seq<NewMatch> entries, ToDoubleFunction<AgentName> multipliers) {
    java.util.List<Checked> checked = new ArrayList<>(entries.size());
    for (NewMatch match : entries) {
      Either<MatchRefused, Map<AgentName, Double>> scores =
          MatchRules.scores(match).flatMap(found -> multiplied(found, multipliers));
      if (scores.isLeft()) {
        return Either.left(scores.getLeft());
      }
      checked.add(new Checked(match, scores.get()));
    }
    return store(checked, multipliers);
  }

  private static Either<MatchRefused, Map<AgentName, Double>> multiplied(
      Map<AgentName, Double> scores, ToDoubleFunction<AgentName> multipliers) {
    for (AgentName agent : scores.keySet()) {
      double multiplier = multipliers.applyAsDouble(agent);
      if (!(multiplier > 0 && multiplier <= HIGHEST_MULTIPLIER)) {
        return Either.left(new MatchRefused.MultiplierOutOfRange(agent, multiplier));
      }
    }
    return Either.right(scores);
  }

  private Either<MatchRefused, Seq<RatedMatch>> store(
      java.util.List<Checked> checked, ToDoubleFunction<AgentName> multipliers) {
    Set<AgentName> agents = new LinkedHashSet<>();
    Set<Discipline> disciplines = new LinkedHashSet<>();
    for (Checked one : checked) {
      one.scores().keySet().forEach(agents::add);
      one.match().discipline().forEach(disciplines::add);
    }
    matches.lock();
    Supplier<KnownRatings> rated = ratings.ofLater(Vector.ofAll(agents), Vector.ofAll(disciplines));
    LogEnd end = matches.end(Vector.ofAll(checked).map(one -> one.match().id()));
    KnownRatings known = rated.get();
    // Who is rated is registered: no agent is renamed or deleted while the log is locked.
    known.overall().forEach(one -> agents.remove(one.agent()));
    if (!agents.isEmpty()) {
      Either<AgentRefused, Seq<AgentName>> fresh = registered.require(Vector.ofAll(agents));
      if (fresh.isLeft()) {
        return Either.left(new MatchRefused.NoAgent(fresh.getLeft()));
      }
    }
    MatchSeries series = new MatchSeries(end, known, clock.instant());
    java.util.List<RatedMatch> played = new ArrayList<>(checked.size());
    for (Checked one : checked) {
      Either<MatchRefused, RatedMatch> match = series.play(one.match(), one.scores(), multipliers);
      if (match.isLeft()) {
        return Either.left(match.getLeft());
      }
      played.add(match.get());
    }
    if (series.added().nonEmpty()) {
      save(series);
    }
    return Either.right(Vector.ofAll(played));
  }

  private void save(MatchSeries series) {
    matches.append(series.added());
    ratings.save(series.ratings());
    relationships.add(series.encounters(), series.at());
  }
}
