package dev.stoa.application.rating;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationQuery;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.CalibrationScore;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.ReliabilityCurve;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import dev.stoa.domain.rating.VoteWeights;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Operations on calibration: predict, resolve, record, and query. */
public final class CalibrationOperations {

  private final UnitOfWork unitOfWork;
  private final Predictions predictions;
  private final Calibrations calibrations;
  private final CountForecasts count;
  private final ResolveTournament resolve;
  private final BestDisciplines best;
  private final RegisteredAgents registered;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends RatingStorage & AgentStorage & AuditStorage> CalibrationOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.predictions = storage.predictions();
    this.calibrations = storage.calibrations();
    this.count = new CountForecasts(calibrations);
    this.resolve = new ResolveTournament(storage, clock, ids);
    this.best = new BestDisciplines(calibrations);
    this.registered = new RegisteredAgents(storage, clock, ids);
    this.clock = clock;
  }

  private CalibrationOperations(CalibrationOperations other, RegisteredAgents registered) {
    this.unitOfWork = other.unitOfWork;
    this.predictions = other.predictions;
    this.calibrations = other.calibrations;
    this.count = other.count;
    this.resolve = other.resolve;
    this.best = other.best;
    this.registered = registered;
    this.clock = other.clock;
  }

  /** The same operations, which register agents that are not registered yet. */
  public CalibrationOperations registering() {
    return new CalibrationOperations(this, registered.registering());
  }

  /**
   * Stores a prediction of a registered agent, replacing the agent's previous one for the
   * tournament.
   */
  public Either<CalibrationRefused, Prediction> predict(NewPrediction prediction) {
    return predictAll(List.of(prediction)).map(Seq::head);
  }

  /** As above, in no discipline. */
  public Either<CalibrationRefused, Prediction> predict(
      TournamentId tournament, AgentName agent, Forecast forecast) {
    return predict(NewPrediction.of(tournament, agent, forecast));
  }

  /** As above, by the id of the tournament and the identity of the agent. */
  public Either<CalibrationRefused, Prediction> predict(
      String tournament, String agent, Forecast forecast) {
    return predict(new TournamentId(tournament), new AgentName(agent), forecast);
  }

  /** As above, many predictions or none; of two by one agent of one tournament the last counts. */
  public Either<CalibrationRefused, Seq<Prediction>> predictAll(Iterable<NewPrediction> batch) {
    Seq<NewPrediction> entries = Batch.checked(batch);
    Seq<TournamentId> tournaments = entries.map(NewPrediction::tournament).distinct();
    return unitOfWork.write(
        () ->
            require(entries.map(NewPrediction::agent))
                .flatMap(known -> predicted(entries, tournaments)));
  }

  private Either<CalibrationRefused, Seq<Prediction>> predicted(
      Seq<NewPrediction> entries, Seq<TournamentId> tournaments) {
    predictions.lock(tournaments);
    Map<TournamentId, Option<Decision>> decisions = predictions.decisions(tournaments);
    for (TournamentId tournament : tournaments) {
      for (Decision decision : decisions.get(tournament).flatMap(one -> one)) {
        return Either.left(new CalibrationRefused.AlreadyResolved(tournament, decision));
      }
    }
    Instant now = clock.instant();
    Seq<Prediction> made = entries.map(one -> one.at(now)).toVector();
    predictions.save(made);
    return Either.right(made);
  }

  private Either<CalibrationRefused, Seq<AgentName>> require(Seq<AgentName> agents) {
    return registered.require(agents).mapLeft(CalibrationRefused.NoAgent::new);
  }

  /** Resolves a tournament and scores its predictions; repeating it changes nothing. */
  public Either<CalibrationRefused, Resolution> resolve(
      TournamentId tournament, OutcomeName winner) {
    return unitOfWork.write(
        () -> {
          registered.keepNames();
          return resolve.resolve(new TournamentResult(tournament, winner));
        });
  }

  /** As above, for many tournaments in order, or none. */
  public Either<CalibrationRefused, Seq<Resolution>> resolveAll(
      Iterable<TournamentResult> results) {
    Seq<TournamentResult> all = Batch.checked(results);
    return unitOfWork.write(
        () -> {
          registered.keepNames();
          return resolve.resolveAll(all);
        });
  }

  /** Counts a registered agent's prediction whose result is known; returns its calibration. */
  public Either<CalibrationRefused, Calibration> record(DomainPrediction prediction) {
    DisciplineFilter disciplines = DisciplineFilter.of(prediction.discipline());
    CountForecasts.Scored scored =
        new CountForecasts.Scored(
            prediction.agent(),
            disciplines.discipline(),
            prediction.confidence(),
            prediction.score());
    return unitOfWork.write(
        () ->
            require(List.of(prediction.agent()))
                .map(
                    known -> {
                      count.count(List.of(scored), clock.instant());
                      return calibrations.find(prediction.agent(), disciplines).get();
                    }));
  }

  /** The predictions of a tournament, by the names of the agents. */
  public Page<Prediction, AgentName> predictions(
      TournamentId tournament, PageRequest<AgentName> page) {
    return page.page(
        unitOfWork.read(() -> predictions.of(tournament, page.after(), page.limit())),
        Prediction::agent);
  }

  /** The calibration of an agent, if it has predictions. */
  public Option<Calibration> find(AgentName agent, DisciplineFilter disciplines) {
    return unitOfWork.read(() -> calibrations.find(agent, disciplines));
  }

  /** As above, over all of its predictions, by the identity of the agent. */
  public Option<Calibration> find(String agent) {
    return find(new AgentName(agent), DisciplineFilter.ALL);
  }

  /** The calibration of an agent per discipline, ordered by name. */
  public Page<Calibration, Discipline> disciplines(AgentName agent, PageRequest<Discipline> page) {
    return page.page(
        unitOfWork.read(() -> calibrations.disciplinesOf(agent, page.after(), page.limit())),
        found -> found.disciplines().discipline().get());
  }

  /** The disciplines an agent is best at, of those with five predictions or more. */
  public Seq<Calibration> bestDisciplines(AgentName agent, int size) {
    Page.checkedSize(size);
    return unitOfWork.snapshot(() -> best.of(agent, size));
  }

  /** The reliability curve. */
  public ReliabilityCurve curve(AgentName agent, DisciplineFilter disciplines) {
    return ReliabilityCurve.of(unitOfWork.read(() -> calibrations.buckets(agent, disciplines)));
  }

  /** As above, over all of its predictions, by the identity of the agent. */
  public ReliabilityCurve curve(String agent) {
    return curve(new AgentName(agent), DisciplineFilter.ALL);
  }

  /** The best calibrated agents first, of those with enough predictions to have a score. */
  public Either<CalibrationRefused, Page<Calibration, CalibrationRank>> leaderboard(
      CalibrationQuery query) {
    if (query.minimumSample() < CalibrationScore.MINIMUM) {
      return Either.left(new CalibrationRefused.SampleTooSmall(query.minimumSample()));
    }
    return Either.right(
        query.page().page(unitOfWork.read(() -> calibrations.ranked(query)), Calibration::rank));
  }

  /** The vote weights of agents; 1 without predictions. */
  public Map<AgentName, Double> weights(
      VoteWeights rule, DisciplineFilter disciplines, Iterable<AgentName> agents) {
    Seq<AgentName> panel = Batch.checked(agents);
    Map<AgentName, BrierTally> known =
        unitOfWork
            .read(() -> calibrations.of(panel, List.of(disciplines)))
            .toMap(Calibration::agent, Calibration::tally);
    return rule.of(
        panel.foldLeft(
            LinkedHashMap.<AgentName, BrierTally>empty(),
            (all, agent) -> all.put(agent, known.getOrElse(agent, BrierTally.EMPTY))));
  }
}
