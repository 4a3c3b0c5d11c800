package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.ReplayDifference.Figure;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Computes every rating again: first it is told all matches, oldest first, then all stored ratings.
 *
 * <p>Its memory grows with the agents, not with the matches.
 */
public final class Replay {

  /** How many differences are told one by one. */
  public static final int MOST_TOLD = 1_000;

  private final NavigableMap<AgentName, AgentRating> ratings = new TreeMap<>();
  private final NavigableMap<AgentName, NavigableMap<Discipline, DomainRating>> domains =
      new TreeMap<>();
  private final List<ReplayDifference> told = new ArrayList<>();
  private long matches;
  private long differences;

  /** Plays the next match of the log. */
  public void play(RatedMatch match) {
    matches++;
    Map<AgentName, Double> changes = match.changesFrom(agent -> rating(agent, match.at()).elo());
    for (Participation part : match.parts()) {
      AgentName agent = part.agent();
      double change = changes.get(agent).get();
      compare(agent, match.discipline(), Figure.CHANGE, part.change(), change);
      AgentRating before = rating(agent, match.at());
      for (Discipline discipline : match.discipline()) {
        domains
            .computeIfAbsent(agent, unknown -> new TreeMap<>())
            .merge(
                discipline,
                DomainRating.start(agent, discipline, before.elo(), match.at())
                    .moved(change, match.at()),
                (there, fresh) -> there.moved(change, match.at()));
      }
      ratings.put(agent, before.after(match, change));
    }
  }

  /** Compares with every rating that the workspace stores; to be told once all are played. */
  public void compare(Seq<AgentRating> stored, Seq<DomainRating> storedDomains) {
    java.util.Map<AgentName, AgentRating> unseen = new TreeMap<>(ratings);
    for (AgentRating one : stored) {
      unseen.remove(one.agent());
      compare(one, rating(one.agent(), one.at()));
    }
    unseen.values().forEach(one -> compare(AgentRating.unplayed(one.agent(), one.at()), one));
    java.util.Map<Tuple2<AgentName, Discipline>, DomainRating> unseenDomains = new TreeMap<>();
    domains().forEach(one -> unseenDomains.put(Tuple.of(one.agent(), one.discipline()), one));
    for (DomainRating one : storedDomains) {
      Option<DomainRating> replayed =
          Option.of(unseenDomains.remove(Tuple.of(one.agent(), one.discipline())));
      compare(one, replayed.getOrElse(() -> unplayed(one)));
    }
    unseenDomains.values().forEach(one -> compare(unplayed(one), one));
  }

  /** Every rating as it follows from the log, in the order of names. */
  public Seq<AgentRating> ratings() {
    return Vector.ofAll(ratings.values());
  }

  /** Every rating of a discipline as it follows from the log, in the order of names. */
  public Seq<DomainRating> domains() {
    return Vector.ofAll(domains.values()).flatMap(java.util.Map::values);
  }

  /** What was found. */
  public ReplayReport report() {
    return new ReplayReport(matches, ratings.size(), differences, Vector.ofAll(told));
  }

  private AgentRating rating(AgentName agent, Instant at) {
    AgentRating known = ratings.get(agent);
    return known == null ? AgentRating.unplayed(agent, at) : known;
  }

  private static DomainRating unplayed(DomainRating rating) {
    return DomainRating.start(rating.agent(), rating.discipline(), Elo.START, rating.at());
  }

  private void compare(AgentRating stored, AgentRating replayed) {
    AgentName agent = stored.agent();
    compare(agent, Option.none(), Figure.ELO, stored.elo(), replayed.elo());
    count(agent, Option.none(), Figure.WINS, stored.wins(), replayed.wins());
    count(agent, Option.none(), Figure.LOSSES, stored.losses(), replayed.losses());
    count(agent, Option.none(), Figure.DRAWS, stored.draws(), replayed.draws());
    count(agent, Option.none(), Figure.DEBATES, stored.debates(), replayed.debates());
  }

  private void compare(DomainRating stored, DomainRating replayed) {
    Option<Discipline> discipline = Option.some(stored.discipline());
    compare(stored.agent(), discipline, Figure.ELO, stored.elo(), replayed.elo());
    count(stored.agent(), discipline, Figure.DEBATES, stored.debates(), replayed.debates());
  }

  private void count(
      AgentName agent, Option<Discipline> discipline, Figure what, long stored, long replayed) {
    compare(agent, discipline, what, (double) stored, (double) replayed);
  }

  private void compare(
      AgentName agent, Option<Discipline> discipline, Figure what, double stored, double replayed) {
    if (stored == replayed) {
      return;
    }
    differences++;
    if (told.size() < MOST_TOLD) {
      told.add(new ReplayDifference(agent, discipline, what, stored, replayed));
    }
  }
}
