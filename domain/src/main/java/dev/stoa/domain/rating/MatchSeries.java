package dev.stoa.domain.rating;

import static java.util.Objects.requireNonNull;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Rates matches in order, each with the ratings after the previous one. */
public final class MatchSeries {

  private record Place(AgentName agent, Discipline discipline) {}

  private final Instant now;
  private final java.util.Map<MatchId, RatedMatch> known = new HashMap<>();
  private final java.util.Map<AgentName, AgentRating> ratings = new HashMap<>();
  private final java.util.Map<Place, DomainRating> domains = new HashMap<>();
  private final List<RatedMatch> added = new ArrayList<>();
  private final java.util.Map<AgentName, AgentRating> changed = new LinkedHashMap<>();
  private final java.util.Map<Place, DomainRating> changedDomains = new LinkedHashMap<>();
  private final java.util.Map<AgentPair, Counters> met = new TreeMap<>();
  private long last;

  /**
   * Continues at the end of the log.
   *
   * <p>Times in the log never decrease: if the clock went back, matches get the time of the last
   * one.
   */
  public MatchSeries(LogEnd end, KnownRatings rated, Instant now) {
    this.now = end.at().filter(now::isBefore).getOrElse(now);
    this.last = end.sequence();
    end.known().forEach(match -> known.put(match._1, match._2));
    rated.overall().forEach(rating -> ratings.put(rating.agent(), rating));
    rated
        .inDisciplines()
        .forEach(rating -> domains.put(new Place(rating.agent(), rating.discipline()), rating));
  }

  /**
   * Adds a match, unless its id is in the log already: then the recorded match is returned, or a
   * refusal if its outcome differs.
   *
   * @param scores the result of {@link MatchRules#scores}
   */
  public Either<MatchRefused, RatedMatch> play(
      NewMatch entry, Map<AgentName, Double> scores, ToDoubleFunction<AgentName> multipliers) {
    RatedMatch earlier = known.get(entry.id());
    if (earlier != null) {
      return MatchRules.repeats(entry, scores, earlier)
          ? Either.right(earlier)
          : Either.left(new MatchRefused.OtherOutcome(entry.id(), earlier.at()));
    }
    scores.keySet().forEach(this::startIfNew);
    RatedMatch match =
        RatedMatch.rate(last + 1, entry, scores, agent -> rating(agent).elo(), multipliers, now);
    last++;
    added.add(match);
    known.put(match.id(), match);
    match.parts().forEach(part -> move(match, part));
    Encounter.of(match).forEach(one -> met.merge(one.pair(), one.counters(), Counters::plus));
    return Either.right(match);
  }

  private void startIfNew(AgentName agent) {
    ratings.computeIfAbsent(agent, name -> AgentRating.unplayed(name, now));
  }

  private void move(RatedMatch match, Participation part) {
    AgentRating before = rating(part.agent());
    for (Discipline discipline : match.discipline()) {
      Place place = new Place(part.agent(), discipline);
      DomainRating existing =
          domains.computeIfAbsent(
              place, unplayed -> DomainRating.start(part.agent(), discipline, before.elo(), now));
      DomainRating moved = existing.after(match, part.change());
      domains.put(place, moved);
      changedDomains.put(place, moved);
    }
    AgentRating after = before.after(match, part.change());
    ratings.put(part.agent(), after);
    changed.put(part.agent(), after);
  }

  private AgentRating rating(AgentName agent) {
    return requireNonNull(ratings.get(agent));
  }

  /** When the added matches were recorded. */
  public Instant at() {
    return now;
  }

  /** The matches that were not in the log before. */
  public Seq<RatedMatch> added() {
    return Vector.ofAll(added);
  }

  /** The ratings after the matches, of all participants. */
  public KnownRatings ratings() {
    return new KnownRatings(Vector.ofAll(changed.values()), Vector.ofAll(changedDomains.values()));
  }

  /** The encounters of the matches, summed up by pair, in the order of pairs. */
  public Seq<Encounter> encounters() {
    List<Encounter> all = new ArrayList<>(met.size());
    met.forEach((pair, counters) -> all.add(new Encounter(pair, counters)));
    return Vector.ofAll(all);
  }
}
