package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.RatingBaselines;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The step of giving what was imported about one agent to another; requires an open write unit. If
 * both have a rating, the rating of the other stays and the counts are added.
 */
final class MoveBaselines {

  private final RatingBaselines baselines;

  MoveBaselines(RatingBaselines baselines) {
    this.baselines = baselines;
  }

  void move(AgentName from, AgentName into) {
    KnownRatings moving = baselines.of(from);
    Seq<Encounter> met = baselines.meetings(from);
    KnownRatings existing = baselines.of(into);
    Map<AgentName, Counters> known =
        baselines.meetings(into).toMap(one -> one.pair().other(into), one -> seenBy(into, one));
    baselines.remove(from);
    baselines.save(
        new KnownRatings(
            moving.overall().map(one -> sum(into, one, existing.overall().headOption())),
            moving.inDisciplines().map(one -> sum(into, one, existing.inDisciplines()))));
    baselines.saveMeetings(
        met.reject(one -> one.pair().other(from).equals(into))
            .map(
                one -> {
                  AgentName other = one.pair().other(from);
                  Counters own = known.getOrElse(other, Counters.NONE);
                  return Encounter.of(into, other, own.plus(seenBy(from, one)));
                }));
  }

  void remove(AgentName agent) {
    baselines.remove(agent);
  }

  private static Counters seenBy(AgentName agent, Encounter one) {
    return one.pair().a().equals(agent) ? one.counters() : one.counters().swapped();
  }

  private static DomainRating sum(AgentName into, DomainRating more, Seq<DomainRating> existing) {
    return new DomainRating(
        more.discipline(),
        sum(
            into,
            more.rating(),
            existing
                .find(one -> one.discipline().equals(more.discipline()))
                .map(DomainRating::rating)));
  }

  private static AgentRating sum(AgentName into, AgentRating more, Option<AgentRating> existing) {
    return existing
        .map(
            own ->
                new AgentRating(
                    into,
                    own.elo(),
                    own.wins() + more.wins(),
                    own.losses() + more.losses(),
                    own.draws() + more.draws(),
                    own.at()))
        .getOrElse(() -> more.of(into));
  }
}
