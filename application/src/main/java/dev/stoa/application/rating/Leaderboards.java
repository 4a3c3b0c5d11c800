package dev.stoa.application.rating;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
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

  Page<AgentRating, Standing> overall(PageRequest<Standing> page) {
    return page.page(
        unitOfWork.read(() -> ratings.leaders(page.after(), page.limit())),
        one -> new Standing(one.agent(), one.elo()));
  }

  Page<DomainRating, Standing> of(Discipline discipline, PageRequest<Standing> page) {
    return page.page(
        unitOfWork.read(() -> ratings.leaders(discipline, page.after(), page.limit())),
        one -> new Standing(one.agent(), one.elo()));
  }

  Page<Discipline, Discipline> disciplines(PageRequest<Discipline> page) {
    return page.page(unitOfWork.snapshot(() -> next(page)), discipline -> discipline);
  }

  Page<DisciplineLeaders, Discipline> best(int top, PageRequest<Discipline> page) {
    Page.checkedSize(top);
    Seq<DisciplineLeaders> found =
        unitOfWork.snapshot(
            () ->
                next(page)
                    .map(
                        discipline ->
                            new DisciplineLeaders(
                                discipline, ratings.leaders(discipline, Option.none(), top))));
    return page.page(found, DisciplineLeaders::discipline);
  }

  /** Skips along the index from one discipline to the next, without reading all agents of each. */
  private Seq<Discipline> next(PageRequest<Discipline> page) {
    Vector<Discipline> all = Vector.empty();
    Option<Discipline> next = ratings.nextDiscipline(page.after());
    while (next.isDefined() && all.size() < page.limit()) {
      all = all.append(next.get());
      next = ratings.nextDiscipline(next);
    }
    return all;
  }
}
