package dev.stoa.application.rating;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The step of deciding tournaments and counting what was predicted of them, once. */
final class ResolveTournament {

  /** As many predictions as are held in memory at a time. */
  private static final int CHUNK = 500;

  private final Predictions predictions;
  private final CountForecasts count;
  private final AppendAudit audit;
  private final InstantSource clock;

  ResolveTournament(
      Predictions predictions, CountForecasts count, AppendAudit audit, InstantSource clock) {
    this.predictions = predictions;
    this.count = count;
    this.audit = audit;
    this.clock = clock;
  }

  /** However many predictions the tournament has, few of them are held in memory at a time. */
  Either<CalibrationRefused, Resolution> resolve(TournamentResult result) {
    Instant now = clock.instant();
    predictions.lock(Vector.of(result.tournament()));
    List<AuditEvent> events = new ArrayList<>();
    return resolve(result, now, scored -> count.count(scored, now), events::add)
        .peek(resolution -> audit.recordAll(Vector.ofAll(events)));
  }

  /** All of them in their order, or none; their predictions are counted together. */
  Either<CalibrationRefused, Seq<Resolution>> resolveAll(Seq<TournamentResult> results) {
    Instant now = clock.instant();
    predictions.lock(results.map(TournamentResult::tournament));
    List<Resolution> resolutions = new ArrayList<>();
    List<CountForecasts.Scored> forecasts = new ArrayList<>();
    List<AuditEvent> events = new ArrayList<>();
    for (TournamentResult result : results) {
      Either<CalibrationRefused, Resolution> resolved =
          resolve(result, now, scored -> scored.forEach(forecasts::add), events::add);
      if (resolved.isLeft()) {
        return Either.left(resolved.getLeft());
      }
      resolutions.add(resolved.get());
    }
    count.count(Vector.ofAll(forecasts), now);
    audit.recordAll(Vector.ofAll(events));
    return Either.right(Vector.ofAll(resolutions));
  }

  private Either<CalibrationRefused, Resolution> resolve(
      TournamentResult result,
      Instant now,
      Consumer<Seq<CountForecasts.Scored>> counted,
      Consumer<AuditEvent> audited) {
    TournamentId tournament = result.tournament();
    Option<Prediction> any = predictions.of(tournament, Option.none(), 1).headOption();
    if (any.isEmpty()) {
      return Either.left(new CalibrationRefused.UnknownTournament(tournament));
    }
    // All predictions of a tournament are decided together, so one speaks for all.
    Option<Decision> earlier = any.get().decision();
    if (earlier.exists(decision -> !decision.winner().equals(result.winner()))) {
      return Either.left(
          new CalibrationRefused.OtherWinner(tournament, earlier.get(), result.winner()));
    }
    if (earlier.isDefined()) {
      return Either.right(told(tournament, earlier.get(), scored -> {}));
    }
    Decision decision = new Decision(result.winner(), now);
    predictions.decide(tournament, decision);
    Resolution resolution = told(tournament, decision, counted);
    audited.accept(event(resolution));
    return Either.right(resolution);
  }

  /** Goes through the predictions in the order of the agents' names, which is that of locks. */
  private Resolution told(
      TournamentId tournament, Decision decision, Consumer<Seq<CountForecasts.Scored>> counted) {
    BrierTally tally = BrierTally.EMPTY;
    Option<AgentName> after = Option.none();
    Seq<Prediction> chunk;
    do {
      chunk = predictions.of(tournament, after, CHUNK);
      Seq<CountForecasts.Scored> scored = chunk.map(ResolveTournament::scored);
      counted.accept(scored);
      tally = scored.map(CountForecasts.Scored::score).foldLeft(tally, BrierTally::plus);
      after = chunk.lastOption().map(Prediction::agent);
    } while (chunk.size() == CHUNK);
    return new Resolution(tournament, decision, tally);
  }

  private static CountForecasts.Scored scored(Prediction prediction) {
    return new CountForecasts.Scored(
        prediction.agent(),
        prediction.discipline(),
        prediction.forecast().confidence(),
        prediction.score().get());
  }

  private static AuditEvent event(Resolution resolution) {
    return AuditEvent.of(
        StoaEventType.RATING_TOURNAMENT_RESOLVED,
        AuditMembers.of("tournament_id", resolution.tournament().value())
            .number("predictions", resolution.tally().predictions())
            .number("correct", resolution.tally().correct()));
  }
}
