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
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Computes everything again that follows from the log: first it is told all matches, oldest first,
 * then what the workspace stores.
 *
 * <p>Its memory grows with the agents and the pairs of them that have met, not with the matches.
 */
public final class Replay {

  /** How many differences are told one by one. */
  public static final int MOST_TOLD = 1_000;

  private final NavigableMap<AgentName, AgentRating> ratings = new TreeMap<>();
  private final NavigableMap<Tuple2<AgentName, Discipline>, DomainRating> domains = new TreeMap<>();
  private final NavigableMap<AgentPair, Counters> met =
      new TreeMap<>(Comparator.comparing(AgentPair::a).thenComparing(AgentPair::b));
  private final ReplayFindings findings = new ReplayFindings();
  private final Set<ReplaySubject> compared = new HashSet<>();
  private final HistoryReplay history;
  private long matches;
  private long agents;

  /**
   * Compares history as the log is played.
   *
   * @param history the next stored point in the order of their sequence, none at the end
   * @param places where in the log the match of a debate is
   */
  public Replay(Supplier<Option<HistoryPoint>> history, Function<MatchId, Option<Long>> places) {
    this.history = new HistoryReplay(history, places, findings);
  }

  /** Plays the next match of the log and answers what its participants are rated then. */
  public Seq<AgentRating> play(RatedMatch match) {
    matches++;
    Map<AgentName, Double> changes = match.changesFrom(agent -> rating(agent, match.at()).elo());
    Vector<AgentRating> moved = Vector.empty();
    for (Participation part : match.parts()) {
      AgentName agent = part.agent();
      double change = changes.get(agent).get();
      findings.compare(new Single(agent, match.id()), Figure.CHANGE, part.change(), change);
      AgentRating before = rating(agent, match.at());
      for (Discipline discipline : match.discipline()) {
        domains.merge(
            Tuple.of(agent, discipline),
            DomainRating.start(agent, discipline, before.elo(), match.at())
                .moved(change, match.at()),
            (there, fresh) -> there.moved(change, match.at()));
      }
      AgentRating after = before.after(match, change);
      ratings.put(agent, after);
      history.follows(match, after);
      moved = moved.append(after);
    }
    Encounter.of(match).forEach(one -> met.merge(one.pair(), one.counters(), Counters::plus));
    return moved;
  }

  /** The log has come to its end, and so must history. */
  public void end() {
    history.end();
    agents = ratings.size();
  }

  /** Compares with a rating the workspace stores; without a match it would be as at the start. */
  public void compare(AgentRating stored) {
    AgentRating replayed = rating(stored.agent(), stored.at());
    ratings.putIfAbsent(stored.agent(), replayed);
    Overall subject = new Overall(stored.agent());
    compared.add(subject);
    findings.compare(subject, Figure.ELO, stored.elo(), replayed.elo());
    findings.count(subject, Figure.WINS, stored.wins(), replayed.wins());
    findings.count(subject, Figure.LOSSES, stored.losses(), replayed.losses());
    findings.count(subject, Figure.DRAWS, stored.draws(), replayed.draws());
    findings.count(subject, Figure.DEBATES, stored.debates(), replayed.debates());
  }

  /** Compares with a rating of a discipline the workspace stores. */
  public void compare(DomainRating stored) {
    DomainRating replayed =
        domains.computeIfAbsent(
            Tuple.of(stored.agent(), stored.discipline()),
            unplayed ->
                DomainRating.start(stored.agent(), stored.discipline(), Elo.START, stored.at()));
    Within subject = new Within(stored.agent(), stored.discipline());
    compared.add(subject);
    findings.compare(subject, Figure.ELO, stored.elo(), replayed.elo());
    findings.count(subject, Figure.DEBATES, stored.debates(), replayed.debates());
  }

  /** Compares with what the workspace stores of two agents, as far as matches say it. */
  public void compare(Relationship stored) {
    Counters replayed = met.computeIfAbsent(stored.pair(), strangers -> Counters.NONE);
    Between subject = new Between(stored.pair());
    compared.add(subject);
    Counters there = stored.counters();
    findings.count(subject, Figure.DEBATES, there.debates(), replayed.debates());
    findings.count(subject, Figure.WINS_A, there.winsA(), replayed.winsA());
    findings.count(subject, Figure.WINS_B, there.winsB(), replayed.winsB());
  }

  /**
   * Everything stored has been compared: what follows from the log and was not there is missing.
   */
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

  /** The ratings that were stored differently, as they follow from the log. */
  public Seq<AgentRating> ratings() {
    return Vector.ofAll(ratings.values()).filter(one -> findings.wrong(new Overall(one.agent())));
  }

  /** The ratings of disciplines that were stored differently, as they follow from the log. */
  public Seq<DomainRating> domains() {
    return Vector.ofAll(domains.values())
        .filter(one -> findings.wrong(new Within(one.agent(), one.discipline())));
  }

  /** How often those two met and won of whom it was stored differently. */
  public Seq<Encounter> meetings() {
    return Vector.ofAll(met.entrySet())
        .map(one -> new Encounter(one.getKey(), one.getValue()))
        .filter(one -> findings.wrong(new Between(one.pair())));
  }

  /** Whether history was stored differently. */
  public boolean wrongHistory() {
    return findings.wrongHistory();
  }

  /** Whether history keeps the point that the match in this place left the agent. */
  public boolean keeps(AgentName agent, long sequence) {
    return history.keeps(agent, sequence);
  }

  /** What was found. */
  public ReplayReport report() {
    return new ReplayReport(
        matches, agents, findings.differences(), findings.inLog(), findings.first());
  }

  private AgentRating rating(AgentName agent, Instant at) {
    AgentRating known = ratings.get(agent);
    return known == null ? AgentRating.unplayed(agent, at) : known;
  }
}
