package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.HeadToHead;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.PairwiseElo;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.Standing;
import dev.stoa.domain.rating.Trend;
import dev.stoa.domain.rating.fit.FitRefused;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.domain.rating.fit.OutcomeTally;
import dev.stoa.domain.rating.fit.RatingFit;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** How good the agents of a workspace are: record matches, ask, replay and fit. */
public final class RatingOperations {

  private final UnitOfWork unitOfWork;
  private final InstantSource clock;
  private final Matches matches;
  private final Ratings ratings;
  private final RatingHistory history;
  private final Relationships relationships;
  private final RecordMatch record;
  private final ReplayRatings replay;

  /** Over one workspace, with its clock. */
  public RatingOperations(Storage storage, InstantSource clock) {
    this.unitOfWork = storage.unitOfWork();
    this.clock = clock;
    this.matches = storage.matches();
    this.ratings = storage.ratings();
    this.history = storage.ratingHistory();
    this.relationships = storage.relationships();
    this.record = new RecordMatch(storage, clock);
    this.replay = new ReplayRatings(matches, ratings);
  }

  /** Records a match; a debate told again moves nothing and answers what was recorded. */
  public Either<MatchRefused, RatedMatch> record(NewMatch match) {
    return record(match, PairwiseElo.NO_MULTIPLIERS);
  }

  /** As above, stretching each agent's own change; then gains and losses need not cancel out. */
  public Either<MatchRefused, RatedMatch> record(
      NewMatch match, ToDoubleFunction<AgentName> multipliers) {
    return unitOfWork.write(() -> record.record(match, multipliers));
  }

  /** The match of this debate. */
  public Option<RatedMatch> match(MatchId id) {
    return unitOfWork.read(() -> matches.find(id));
  }

  /** The rating of an agent that has played. */
  public Option<AgentRating> rating(AgentName agent) {
    return unitOfWork.read(() -> ratings.find(agent));
  }

  /** The agent's rating in every discipline it has played in. */
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return unitOfWork.read(() -> ratings.disciplinesOf(agent));
  }

  /** What the agent was rated at an instant; none before its first match that history keeps. */
  public Option<HistoryPoint> ratingAsOf(AgentName agent, Instant instant) {
    return unitOfWork.read(() -> history.asOf(agent, instant));
  }

  /** The best first, equal ones by name; the next page begins after its {@code next}. */
  public Page<AgentRating, Standing> leaderboard(Option<Standing> after, int size) {
    Page.checkedSize(size);
    return page(
        unitOfWork.read(() -> ratings.leaders(after, size)),
        size,
        one -> new Standing(one.agent(), one.elo()));
  }

  /** The best of a discipline first; the next page begins after its {@code next}. */
  public Page<DomainRating, Standing> leaderboard(
      Discipline discipline, Option<Standing> after, int size) {
    Page.checkedSize(size);
    return page(
        unitOfWork.read(() -> ratings.leaders(discipline, after, size)),
        size,
        one -> new Standing(one.agent(), one.elo()));
  }

  /** The disciplines somebody is rated in, by name. */
  public Page<Discipline, Discipline> disciplines(Option<Discipline> after, int size) {
    Page.checkedSize(size);
    Seq<Discipline> found =
        unitOfWork.snapshot(
            () -> {
              Seq<Discipline> all = io.vavr.collection.Vector.empty();
              Option<Discipline> next = ratings.nextDiscipline(after);
              while (next.isDefined() && all.size() < size) {
                all = all.append(next.get());
                next = ratings.nextDiscipline(next);
              }
              return all;
            });
    return page(found, size, discipline -> discipline);
  }

  /** The agent's history, the newest first; the next page begins before its {@code next}. */
  public Page<HistoryPoint, Long> history(AgentName agent, Option<Long> before, int size) {
    Page.checkedSize(size);
    return page(
        unitOfWork.read(() -> history.of(agent, before.getOrElse(Long.MAX_VALUE), size)),
        size,
        HistoryPoint::sequence);
  }

  /** Where the rating is heading, from its last so many points, oldest to newest. */
  public Trend trend(AgentName agent, int points) {
    Page.checkedSize(points);
    return Trend.of(
        unitOfWork
            .read(() -> history.of(agent, Long.MAX_VALUE, points))
            .reverse()
            .map(HistoryPoint::elo));
  }

  /** How the first fared against the second, and their newest matches. */
  public HeadToHead headToHead(AgentName one, AgentName other, int recent) {
    Page.checkedSize(recent);
    AgentPair pair = AgentPair.of(one, other);
    return unitOfWork.snapshot(
        () -> {
          Counters seen =
              relationships.find(pair).map(there -> there.seenBy(one)).getOrElse(Counters.NONE);
          return new HeadToHead(
              one,
              other,
              seen.debates(),
              seen.winsA(),
              seen.winsB(),
              matches.between(one, other, Long.MAX_VALUE, recent));
        });
  }

  /** Adds what two agents did to each other besides a match: agreements, critiques, changes. */
  public Relationship observe(AgentName one, AgentName other, Counters seenByOne) {
    Encounter encounter = Encounter.of(one, other, seenByOne);
    return unitOfWork
        .<MatchRefused, Relationship>write(
            () -> {
              relationships.add(io.vavr.collection.List.of(encounter), clock.instant());
              return Either.right(relationships.find(encounter.pair()).get());
            })
        .get();
  }

  /** What two agents have been through. */
  public Option<Relationship> relationship(AgentName one, AgentName other) {
    AgentPair pair = AgentPair.of(one, other);
    return unitOfWork.read(() -> relationships.find(pair));
  }

  /** The agent's relationships by the others' names. */
  public Page<Relationship, AgentName> relationships(
      AgentName agent, Option<AgentName> after, int size) {
    Page.checkedSize(size);
    return page(
        unitOfWork.read(() -> relationships.of(agent, after, size)),
        size,
        one -> one.pair().other(agent));
  }

  /** Computes every rating again from the log and tells what is stored differently. */
  public ReplayReport replay() {
    return unitOfWork.snapshot(replay::compare);
  }

  /** As above, and stores what follows from the log; the report says what was different. */
  public ReplayReport rebuild() {
    return unitOfWork.<MatchRefused, ReplayReport>write(() -> Either.right(replay.rebuild())).get();
  }

  /** Fits strengths to all matches at once, whatever their order. */
  public Either<FitRefused, RatingFit> fit(FitRequest request) {
    OutcomeTally tally =
        unitOfWork.snapshot(
            () -> {
              OutcomeTally counted = new OutcomeTally();
              matches.scanScores(request.discipline(), counted);
              return counted;
            });
    return RatingFit.of(tally, request);
  }

  /** Drops all but the newest so many points of every agent's history, agent by agent. */
  public long prune(int keep) {
    if (keep < 1) {
      throw new IllegalArgumentException("keep " + keep + " is out of range: keep 1 or more");
    }
    long dropped = 0;
    Option<AgentName> agent = nextAgent(Option.none());
    while (agent.isDefined()) {
      AgentName name = agent.get();
      dropped +=
          unitOfWork.<MatchRefused, Long>write(() -> Either.right(history.prune(name, keep))).get();
      agent = nextAgent(agent);
    }
    return dropped;
  }

  private Option<AgentName> nextAgent(Option<AgentName> after) {
    return unitOfWork.read(() -> history.nextAgent(after));
  }

  private static <T, K> Page<T, K> page(Seq<T> items, int size, Function<T, K> key) {
    return new Page<>(items, items.size() < size ? Option.none() : items.lastOption().map(key));
  }
}
