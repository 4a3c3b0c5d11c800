package dev.stoa.actions.rating;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.DisciplineLeaders;
import io.vavr.collection.Seq;

/** The best agents of a discipline, best first. */
record ShownLeaders(Discipline domain, Seq<ShownRating> agents) {

  static ShownLeaders of(DisciplineLeaders leaders) {
    return new ShownLeaders(leaders.discipline(), leaders.leaders().map(ShownRating::of));
  }
}
