package dev.stoa.testkit.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Standing;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Consumer;

/** Ratings in sorted maps. */
public final class InMemoryRatings implements Ratings {

  private static final Comparator<Standing> BEST_FIRST =
      Comparator.comparingDouble(Standing::elo).reversed().thenComparing(Standing::agent);

  private final Cell<SortedMap<AgentName, AgentRating>> ratings;
  private final Cell<SortedMap<Tuple2<AgentName, Discipline>, DomainRating>> domains;

  public InMemoryRatings(InMemoryUnitOfWork unit) {
    this.ratings = unit.cell(TreeMap.empty());
    this.domains = unit.cell(TreeMap.empty());
  }

  @Override
  public Option<AgentRating> find(AgentName agent) {
    return ratings.get().get(agent);
  }

  @Override
  public KnownRatings of(Seq<AgentName> agents, Seq<Discipline> disciplines) {
    Seq<AgentName> wanted = agents.distinct();
    return new KnownRatings(
        wanted.flatMap(this::find),
        wanted.flatMap(
            agent ->
                disciplines
                    .distinct()
                    .flatMap(discipline -> domains.get().get(Tuple.of(agent, discipline)))));
  }

  @Override
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return all(domains).filter(rating -> rating.agent().equals(agent));
  }

  @Override
  public void save(KnownRatings saved) {
    saved.overall().forEach(rating -> ratings.update(all -> all.put(rating.agent(), rating)));
    saved
        .inDisciplines()
        .forEach(
            rating ->
                domains.update(
                    all -> all.put(Tuple.of(rating.agent(), rating.discipline()), rating)));
  }

  @Override
  public void move(AgentName from, AgentName into) {
    for (AgentRating one : find(from)) {
      ratings.update(all -> all.remove(from).put(into, all.get(into).getOrElse(one.of(into))));
    }
    for (DomainRating one : disciplinesOf(from)) {
      Tuple2<AgentName, Discipline> existing = Tuple.of(into, one.discipline());
      domains.update(
          all ->
              all.remove(Tuple.of(from, one.discipline()))
                  .put(
                      existing,
                      all.get(existing)
                          .getOrElse(new DomainRating(one.discipline(), one.rating().of(into)))));
    }
    ratings.requireWriting();
  }

  @Override
  public Seq<AgentRating> leaders(Option<Standing> after, int limit) {
    return all(ratings)
        .sorted(Comparator.comparing(InMemoryRatings::place, BEST_FIRST))
        .filter(rating -> after.forAll(place -> BEST_FIRST.compare(place, place(rating)) < 0))
        .take(limit);
  }

  @Override
  public Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit) {
    return all(domains)
        .filter(rating -> rating.discipline().equals(discipline))
        .sorted(Comparator.comparing(InMemoryRatings::place, BEST_FIRST))
        .filter(rating -> after.forAll(place -> BEST_FIRST.compare(place, place(rating)) < 0))
        .take(limit);
  }

  @Override
  public Option<Discipline> nextDiscipline(Option<Discipline> after) {
    return all(domains)
        .map(DomainRating::discipline)
        .filter(discipline -> after.forAll(earlier -> earlier.compareTo(discipline) < 0))
        .min();
  }

  @Override
  public void scan(Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines) {
    all(ratings).forEach(overall);
    all(domains).forEach(inDisciplines);
  }

  private static <K, T> Seq<T> all(Cell<SortedMap<K, T>> cell) {
    return cell.get().values().toVector();
  }

  private static Standing place(AgentRating rating) {
    return new Standing(rating.agent(), rating.elo());
  }

  private static Standing place(DomainRating rating) {
    return new Standing(rating.agent(), rating.elo());
  }
}
