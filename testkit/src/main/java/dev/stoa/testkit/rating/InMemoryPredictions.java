package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Predictions in a map of maps. */
public final class InMemoryPredictions implements Predictions {

  private final Cell<Map<TournamentId, SortedMap<AgentName, Prediction>>> tournaments;

  public InMemoryPredictions(InMemoryUnitOfWork unit) {
    this.tournaments = unit.cell(HashMap.empty());
  }

  @Override
  public void lock(Seq<TournamentId> held) {
    // Locking counts as writing: it is refused in a read-only unit.
    tournaments.update(all -> all);
  }

  @Override
  public Option<Prediction> find(TournamentId tournament, AgentName agent) {
    return in(tournament).get(agent);
  }

  @Override
  public Seq<Prediction> of(TournamentId tournament, Option<AgentName> after, int limit) {
    return in(tournament)
        .values()
        .filter(each -> after.forAll(earlier -> each.agent().compareTo(earlier) > 0))
        .take(limit)
        .toVector();
  }

  @Override
  public void save(Seq<Prediction> predictions) {
    for (Prediction one : predictions) {
      SortedMap<AgentName, Prediction> changed = in(one.tournament()).put(one.agent(), one);
      tournaments.update(all -> all.put(one.tournament(), changed));
    }
  }

  @Override
  public Map<TournamentId, Option<Decision>> decisions(Seq<TournamentId> wanted) {
    return tournaments
        .get()
        .filterKeys(wanted::contains)
        .mapValues(predicted -> predicted.head()._2.decision());
  }

  @Override
  public void scan(Seq<TournamentId> wanted, Consumer<Prediction> predictions) {
    wanted.distinct().forEach(tournament -> in(tournament).values().forEach(predictions));
  }

  @Override
  public void decide(Seq<TournamentResult> results, Instant at) {
    results.forEach(result -> decide(result.tournament(), new Decision(result.winner(), at)));
  }

  private void decide(TournamentId tournament, Decision decision) {
    SortedMap<AgentName, Prediction> changed =
        in(tournament)
            .mapValues(
                open ->
                    new Prediction(
                        open.tournament(),
                        open.agent(),
                        open.forecast(),
                        open.discipline(),
                        open.at(),
                        Option.some(decision)));
    tournaments.update(all -> all.put(tournament, changed));
  }

  @Override
  public long move(AgentName from, AgentName into) {
    long moved = 0;
    for (Prediction one : by(from)) {
      SortedMap<AgentName, Prediction> left = in(one.tournament()).remove(from);
      boolean repeated = left.containsKey(into);
      SortedMap<AgentName, Prediction> changed = repeated ? left : left.put(into, of(one, into));
      tournaments.update(all -> all.put(one.tournament(), changed));
      moved += repeated ? 0 : 1;
    }
    tournaments.requireWriting();
    return moved;
  }

  private static Prediction of(Prediction one, AgentName agent) {
    return new Prediction(
        one.tournament(), agent, one.forecast(), one.discipline(), one.at(), one.decision());
  }

  @Override
  public long count(AgentName agent) {
    return by(agent).size();
  }

  @Override
  public void remove(AgentName agent) {
    tournaments.update(
        all ->
            all.mapValues(predicted -> predicted.remove(agent))
                .filterValues(predicted -> !predicted.isEmpty()));
  }

  private Seq<Prediction> by(AgentName agent) {
    return tournaments.get().values().flatMap(predicted -> predicted.get(agent)).toVector();
  }

  private SortedMap<AgentName, Prediction> in(TournamentId tournament) {
    return tournaments.get().getOrElse(tournament, TreeMap.empty());
  }
}
