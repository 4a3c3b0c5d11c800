package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.ReplayDifference.Figure;
import dev.stoa.domain.rating.ReplaySubject.Between;
import dev.stoa.domain.rating.ReplaySubject.Overall;
import dev.stoa.domain.rating.ReplaySubject.Single;
import dev.stoa.domain.rating.ReplaySubject.Within;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.HashSet;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * Recomputes everything derived from the log of matches, and compares it with what is stored. Give
 * it what was imported first, then all matches, oldest first, then the stored values.
 *
 * <p>Memory grows with the number of agents and pairs, not of matches.
 */
public final class Replay {

  /** The maximum number of differences listed in a report. */
  public static final int MAX_LISTED = 1_000;

  private final NavigableMap<AgentName, AgentRating> ratings = new TreeMap<>();
  private final NavigableMap<Tuple2<AgentName, Discipline>, DomainRating> domains = new TreeMap<>();
  private final NavigableMap<AgentPair, Counters> met = new TreeMap<>();
  private final ReplayFindings findings = new ReplayFindings();
  private final Set<ReplaySubject> compared = new HashSet<>();
  private long matches;
  private long agents;

  /** Begins with a rating that was imported. */
  public void start(AgentRating imported) {
    ratings.put(imported.agent(), imported);
  }

  /** Begins with a rating in a discipline that was imported. */
  public void start(DomainRating imported) {
    domains.put(Tuple.of(imported.agent(), imported.discipline()), imported);
  }

  /** Begins with debates and wins that were imported. */
  public void start(Encounter imported) {
    met.put(imported.pair(), imported.counters());
  }

  /** Adds the next match of the log and returns it as recomputed; an imported one as it is. */
  public RatedMatch play(RatedMatch match) {
    if (match.origin().isDefined()) {
      return match;
    }
    matches++;
    RatedMatch again = match.ratedFrom(agent -> rating(agent, match.at()).elo());
    for (int i = 0; i < again.parts().size(); i++) {
      Participation stored = match.parts().get(i);
      Participation part = again.parts().get(i);
      AgentName agent = part.agent();
      double change = part.change();
      Single subject = new Single(agent, match.id());
      findings.compare(subject, Figure.CHANGE, stored.change(), change);
      findings.compare(subject, Figure.POINT_ELO, stored.elo(), part.elo());
      AgentRating before = rating(agent, match.at());
      for (Discipline discipline : match.discipline()) {
        domains.merge(
            Tuple.of(agent, discipline),
            DomainRating.start(agent, discipline, before.elo(), match.at()).after(again, change),
            (existing, fresh) -> existing.after(again, change));
      }
      ratings.put(agent, before.after(again, change));
    }
    Encounter.of(again).forEach(one -> met.merge(one.pair(), one.counters(), Counters::plus));
    return again;
  }

  /** Ends the log. */
  public void end() {
    agents = ratings.size();
  }

  /** Compares a stored rating; an agent without matches must have the rating of the start. */
  public void compare(AgentRating stored) {
    AgentRating replayed = rating(stored.agent(), stored.at());
    ratings.putIfAbsent(stored.agent(), replayed);
    Overall subject = new Overall(stored.agent());
    compared.add(subject);
    compare(subject, stored, replayed);
  }

  /** Compares a stored rating in a discipline. */
  public void compare(DomainRating stored) {
    DomainRating replayed =
        domains.computeIfAbsent(
            Tuple.of(stored.agent(), stored.discipline()),
            unplayed ->
                DomainRating.start(stored.agent(), stored.discipline(), Elo.START, stored.at()));
    Within subject = new Within(stored.agent(), stored.discipline());
    compared.add(subject);
    compare(subject, stored.rating(), replayed.rating());
  }

  private void compare(ReplaySubject subject, AgentRating stored, AgentRating replayed) {
    findings.compare(subject, Figure.ELO, stored.elo(), replayed.elo());
    findings.count(subject, Figure.WINS, stored.wins(), replayed.wins());
    findings.count(subject, Figure.LOSSES, stored.losses(), replayed.losses());
    findings.count(subject, Figure.DRAWS, stored.draws(), replayed.draws());
  }

  /** Compares the debates and wins of a stored relationship. */
  public void compare(Relationship stored) {
    Counters replayed = met.computeIfAbsent(stored.pair(), strangers -> Counters.NONE);
    Between subject = new Between(stored.pair());
    compared.add(subject);
    Counters existing = stored.counters();
    findings.count(subject, Figure.DEBATES, existing.debates(), replayed.debates());
    findings.count(subject, Figure.WINS_A, existing.winsA(), replayed.winsA());
    findings.count(subject, Figure.WINS_B, existing.winsB(), replayed.winsB());
  }

  /** Ends the stored values: recomputed values that were not compared are missing. */
  public void endOfStored() {
    for (AgentRating one : ratings.values()) {
      if (!compared.contains(new Overall(one.agent()))) {
        compare(AgentRating.unplayed(one.agent(), one.at()));
      }
    }
    for (DomainRating one : domains.values()) {
      if (!compared.contains(new Within(one.agent(), one.discipline()))) {
        compare(DomainRating.start(one.agent(), one.discipline(), Elo.START, one.at()));
      }
    }
    for (AgentPair pair : met.keySet()) {
      if (!compared.contains(new Between(pair))) {
        compare(new Relationship(pair, Counters.NONE, Instant.EPOCH));
      }
    }
  }

  /** The recomputed ratings that differ from the stored ones. */
  public KnownRatings ratings() {
    return new KnownRatings(
        Vector.ofAll(ratings.values()).filter(one -> findings.wrong(new Overall(one.agent()))),
        Vector.ofAll(domains.values())
            .filter(one -> findings.wrong(new Within(one.agent(), one.discipline()))));
  }

  /** The recomputed debates and wins that differ from the stored ones. */
  public Seq<Encounter> meetings() {
    return Vector.ofAll(met.entrySet())
        .map(one -> new Encounter(one.getKey(), one.getValue()))
        .filter(one -> findings.wrong(new Between(one.pair())));
  }

  /** Whether a rating stored with a match differs. */
  public boolean wrongHistory() {
    return findings.wrongHistory();
  }

  /** The result. */
  public ReplayReport report() {
    return new ReplayReport(
        matches, agents, findings.differences(), findings.inLog(), findings.first());
  }

  private AgentRating rating(AgentName agent, Instant at) {
    AgentRating known = ratings.get(agent);
    return known == null ? AgentRating.unplayed(agent, at) : known;
  }
}
