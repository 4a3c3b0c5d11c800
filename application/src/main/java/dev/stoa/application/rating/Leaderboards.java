package dev.stoa.application.rating;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DisciplineLeaders;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Standing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Leaderboards, overall and per discipline. */
final class Leaderboards {

  private final UnitOfWork unitOfWork;
  private final Ratings ratings;

  Leaderboards(UnitOfWork unitOfWork, Ratings ratings) {
    this.unitOfWork = unitOfWork;
    this.ratings = ratings;
  }

  Page<AgentRating, Standing> overall(Option<Standing> after, int size) {
    Page.checkedSize(size);
    return Page.of(
        unitOfWork.read(() -> ratings.leaders(after, size)),
        size,
        one -> new Standing(one.agent(), one.elo()));
  }

  Page<DomainRating, Standing> of(Discipline discipline, Option<Standing> after, int size) {
    Page.checkedSize(size);
    return Page.of(
        unitOfWork.read(() -> ratings.leaders(discipline, after, size)),
        size,
        one -> new Standing(one.agent(), one.elo()));
  }

  Page<Discipline, Discipline> disciplines(Option<Discipline> after, int size) {
    Page.checkedSize(size);
    return Page.of(unitOfWork.snapshot(() -> next(after, size)), size, discipline -> discipline);
  }

  Page<DisciplineLeaders, Discipline> best(int top, Option<Discipline> after, int size) {
    Page.checkedSize(top);
    Page.checkedSize(size);
    Seq<DisciplineLeaders> found =
        unitOfWork.snapshot(
            () ->
                next(after, size)
                    .map(
                        discipline ->
                            new DisciplineLeaders(
                                discipline, ratings.leaders(discipline, Option.none(), top))));
    return Page.of(found, size, DisciplineLeaders::discipline);
  }

  /** Skips along the index from one discipline to the next, without reading all agents of each. */
  private Seq<Discipline> next(Option<Discipline> after, int size) {
    Vector<Discipline> all = Vector.empty();
    Option<Discipline> next = ratings.nextDiscipline(after);
    while (next.isDefined() && all.size() < size) {
      all = all.append(next.get());
      next = ratings.nextDiscipline(next);
    }
    return all;
  }
}
