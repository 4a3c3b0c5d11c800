package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.RatingBaselines;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.function.Consumer;

/** What replay begins with, in maps. */
public final class InMemoryRatingBaselines implements RatingBaselines {

  private final Cell<SortedMap<AgentName, AgentRating>> overall;
  private final Cell<SortedMap<Tuple2<AgentName, Discipline>, DomainRating>> inDisciplines;
  private final Cell<SortedMap<AgentPair, Encounter>> meetings;

  public InMemoryRatingBaselines(InMemoryUnitOfWork unit) {
    this.overall = unit.cell(TreeMap.empty());
    this.inDisciplines = unit.cell(TreeMap.empty());
    this.meetings = unit.cell(TreeMap.empty());
  }

  @Override
  public void save(KnownRatings ratings) {
    ratings.overall().forEach(one -> overall.update(all -> all.put(one.agent(), one)));
    ratings
        .inDisciplines()
        .forEach(
            one ->
                inDisciplines.update(all -> all.put(Tuple.of(one.agent(), one.discipline()), one)));
  }

  @Override
  public void saveMeetings(Seq<Encounter> all) {
    for (Encounter one : all) {
      Counters given = one.counters();
      Counters stored =
          new Counters(given.debates(), 0, 0, 0, 0, 0, 0, 0, given.winsA(), given.winsB());
      meetings.update(known -> known.put(one.pair(), new Encounter(one.pair(), stored)));
    }
  }

  @Override
  public KnownRatings of(AgentName agent) {
    return new KnownRatings(
        overall.get().get(agent).toVector(),
        inDisciplines.get().values().filter(one -> one.agent().equals(agent)).toVector());
  }

  @Override
  public Seq<Encounter> meetings(AgentName agent) {
    return meetings.get().values().filter(one -> isOf(one.pair(), agent)).toVector();
  }

  @Override
  public void scan(
      Consumer<AgentRating> ratings,
      Consumer<DomainRating> domains,
      Consumer<Encounter> encounters) {
    overall.get().values().forEach(ratings);
    inDisciplines.get().values().forEach(domains);
    meetings.get().values().forEach(encounters);
  }

  @Override
  public void remove(AgentName agent) {
    overall.update(all -> all.remove(agent));
    inDisciplines.update(all -> all.filterKeys(key -> !key._1.equals(agent)));
    meetings.update(all -> all.filterKeys(pair -> !isOf(pair, agent)));
  }

  private static boolean isOf(AgentPair pair, AgentName agent) {
    return pair.a().equals(agent) || pair.b().equals(agent);
  }
}
