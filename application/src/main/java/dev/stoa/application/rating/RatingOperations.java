package dev.stoa.application.rating;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.DisciplineLeaders;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.HeadToHead;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.MatchRules;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.PairwiseElo;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.RelationshipKind;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.Standing;
import dev.stoa.domain.rating.Trend;
import dev.stoa.domain.rating.fit.FitRefused;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.domain.rating.fit.OutcomeTally;
import dev.stoa.domain.rating.fit.RatingFit;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.ToDoubleFunction;

/** Operations on ratings: record matches, query, replay and fit. */
public final class RatingOperations {

  private final UnitOfWork unitOfWork;
  private final Matches matches;
  private final Ratings ratings;
  private final RatingHistory history;
  private final RecordMatch record;
  private final CalibratedMultipliers calibrated;
  private final Leaderboards leaderboards;
  private final RelationshipQueries relationships;
  private final ReplayRatings replay;

  /** For one workspace, with its clock and id source. */
  public <S extends RatingStorage & AgentStorage & AuditStorage> RatingOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.matches = storage.matches();
    this.ratings = storage.ratings();
    this.history = storage.ratingHistory();
    RegisteredAgents registered = new RegisteredAgents(storage, clock, ids);
    this.record = new RecordMatch(storage, registered, clock);
    this.calibrated = new CalibratedMultipliers(storage.calibrations());
    this.leaderboards = new Leaderboards(unitOfWork, ratings);
    this.relationships = new RelationshipQueries(storage, registered, clock);
    this.replay =
        new ReplayRatings(storage, new AppendAudit(storage.auditLog(), clock, ids), clock);
  }

  private RatingOperations(
      RatingOperations other, RecordMatch record, RelationshipQueries queries) {
    this.unitOfWork = other.unitOfWork;
    this.matches = other.matches;
    this.ratings = other.ratings;
    this.history = other.history;
    this.record = record;
    this.calibrated = other.calibrated;
    this.leaderboards = other.leaderboards;
    this.relationships = queries;
    this.replay = other.replay;
  }

  /** The same operations, which register agents that are not registered yet. */
  public RatingOperations registering() {
    return new RatingOperations(this, record.registering(), relationships.registering());
  }

  /**
   * Records a match of registered agents. Recording the same match again changes nothing and
   * returns the recorded one; the same id with another outcome is refused.
   */
  public Either<MatchRefused, RatedMatch> record(NewMatch match) {
    return record(match, PairwiseElo.NO_MULTIPLIERS);
  }

  /**
   * As above, with a multiplier for each agent's change; gains and losses may then not sum to zero.
   */
  public Either<MatchRefused, RatedMatch> record(
      NewMatch match, ToDoubleFunction<AgentName> multipliers) {
    return unitOfWork.write(() -> record.record(match, multipliers));
  }

  /**
   * As above, for many matches in order, each rated from the results of the previous one; or none.
   */
  public Either<MatchRefused, Seq<RatedMatch>> recordAll(Iterable<NewMatch> matches) {
    return recordAll(matches, PairwiseElo.NO_MULTIPLIERS);
  }

  /** As above, with a multiplier for each agent's changes. */
  public Either<MatchRefused, Seq<RatedMatch>> recordAll(
      Iterable<NewMatch> matches, ToDoubleFunction<AgentName> multipliers) {
    Seq<NewMatch> all = Batch.checked(matches);
    return unitOfWork.write(() -> record.recordAll(all, multipliers));
  }

  /** As above, with multipliers from calibration: badly calibrated agents change more. */
  public Either<MatchRefused, RatedMatch> recordCalibrated(NewMatch match) {
    return unitOfWork.write(
        () ->
            MatchRules.scores(match)
                .flatMap(
                    scores -> {
                      Map<AgentName, Double> multipliers = calibrated.of(scores.keySet());
                      return record.record(match, agent -> multipliers.getOrElse(agent, 1.0));
                    }));
  }

  /** The match of this debate. */
  public Option<RatedMatch> match(MatchId id) {
    return unitOfWork.read(() -> matches.find(id));
  }

  /** Matches by agent, discipline and time, the newest first. */
  public Page<RatedMatch, Long> matches(MatchQuery query) {
    return query.page().page(unitOfWork.snapshot(() -> matches.page(query)), RatedMatch::sequence);
  }

  /** The rating of an agent that has played. */
  public Option<AgentRating> rating(AgentName agent) {
    return unitOfWork.read(() -> ratings.find(agent));
  }

  /** As above, by the identity of the agent. */
  public Option<AgentRating> rating(String agent) {
    return rating(new AgentName(agent));
  }

  /** The agent's rating in every discipline it has played in. */
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return unitOfWork.read(() -> ratings.disciplinesOf(agent));
  }

  /** The agent's rating at an instant; none before its first match. */
  public Option<HistoryPoint> ratingAsOf(AgentName agent, Instant instant) {
    Instant storable = Instants.require("instant", instant);
    return unitOfWork.snapshot(() -> history.asOf(agent, storable));
  }

  /** Best first, ties by name. */
  public Page<AgentRating, Standing> leaderboard(PageRequest<Standing> page) {
    return leaderboards.overall(page);
  }

  /** The best in a discipline first. */
  public Page<DomainRating, Standing> leaderboard(
      Discipline discipline, PageRequest<Standing> page) {
    return leaderboards.of(discipline, page);
  }

  /** The disciplines with ratings, by name. */
  public Page<Discipline, Discipline> disciplines(PageRequest<Discipline> page) {
    return leaderboards.disciplines(page);
  }

  /** The top agents of every discipline, disciplines by name. */
  public Page<DisciplineLeaders, Discipline> bestPerDiscipline(
      int top, PageRequest<Discipline> page) {
    return leaderboards.best(top, page);
  }

  /** The agent's history, the newest first. */
  public Page<HistoryPoint, Long> history(AgentName agent, PageRequest<Long> page) {
    return page.page(
        unitOfWork.read(
            () -> history.of(agent, page.after().getOrElse(Long.MAX_VALUE), page.limit())),
        HistoryPoint::sequence);
  }

  /** As above, by the identity of the agent. */
  public Page<HistoryPoint, Long> history(String agent, PageRequest<Long> page) {
    return history(new AgentName(agent), page);
  }

  /** The trend of a rating over its latest points. */
  public Trend trend(AgentName agent, int points) {
    Page.checkedSize(points);
    return Trend.of(
        unitOfWork
            .read(() -> history.of(agent, Long.MAX_VALUE, points))
            .reverse()
            .map(HistoryPoint::elo));
  }

  /** The results between two agents, and their newest matches. */
  public HeadToHead headToHead(AgentName one, AgentName other, int recent) {
    return relationships.headToHead(one, other, recent);
  }

  /** As above, by the identities of the agents. */
  public HeadToHead headToHead(String one, String other, int recent) {
    return headToHead(new AgentName(one), new AgentName(other), recent);
  }

  /**
   * Counts interactions of two agents other than matches: agreements, critiques, changed positions.
   */
  public Either<MatchRefused, Relationship> observe(
      AgentName one, AgentName other, Counters seenByOne) {
    return relationships.observe(one, other, seenByOne);
  }

  /** The relationship of two agents. */
  public Option<Relationship> relationship(AgentName one, AgentName other) {
    return relationships.between(one, other);
  }

  /** As above, by the identities of the agents. */
  public Option<Relationship> relationship(String one, String other) {
    return relationship(new AgentName(one), new AgentName(other));
  }

  /** The agent's relationships by the others' names. */
  public Page<Relationship, AgentName> relationships(AgentName agent, PageRequest<AgentName> page) {
    return relationships.of(agent, page);
  }

  /** The rivals of an agent, strongest first; weak ones are left out. */
  public Seq<Relationship> rivals(AgentName agent, int size) {
    return relationships.closest(RelationshipKind.RIVALRY, agent, size);
  }

  /** As above, by the identity of the agent. */
  public Seq<Relationship> rivals(String agent, int size) {
    return rivals(new AgentName(agent), size);
  }

  /** The allies of an agent, strongest first; weak ones are left out. */
  public Seq<Relationship> allies(AgentName agent, int size) {
    return relationships.closest(RelationshipKind.ALLIANCE, agent, size);
  }

  /** As above, by the identity of the agent. */
  public Seq<Relationship> allies(String agent, int size) {
    return allies(new AgentName(agent), size);
  }

  /** Recomputes everything derived from the log and reports what is stored differently. */
  public ReplayReport replay() {
    return unitOfWork.snapshot(replay::compare);
  }

  /** As above, and stores the recomputed values; the report lists the differences. */
  public ReplayReport rebuild() {
    return unitOfWork.run(replay::rebuild);
  }

  /** Fits strengths to all matches, independent of their order. */
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
}
