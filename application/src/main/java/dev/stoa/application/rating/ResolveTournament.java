package dev.stoa.application.rating;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Consumer;

/** The step of deciding a tournament and counting what was predicted of it, once. */
final class ResolveTournament {

  /** As many predictions as are held in memory at a time. */
  private static final int CHUNK = 500;

  private final Predictions predictions;
  private final CountForecast count;
  private final AppendAudit audit;
  private final InstantSource clock;

  ResolveTournament(
      Predictions predictions, CountForecast count, AppendAudit audit, InstantSource clock) {
    this.predictions = predictions;
    this.count = count;
    this.audit = audit;
    this.clock = clock;
  }

  Either<CalibrationRefused, Resolution> resolve(TournamentId tournament, OutcomeName winner) {
    predictions.lock(tournament);
    Option<Prediction> any = predictions.of(tournament, Option.none(), 1).headOption();
    if (any.isEmpty()) {
      return Either.left(new CalibrationRefused.UnknownTournament(tournament));
    }
    // All predictions of a tournament are decided together, so one speaks for all.
    Option<Decision> earlier = any.get().decision();
    if (earlier.exists(decision -> !decision.winner().equals(winner))) {
      return Either.left(new CalibrationRefused.OtherWinner(tournament, earlier.get(), winner));
    }
    return Either.right(
        earlier
            .map(decision -> told(tournament, decision, prediction -> {}))
            .getOrElse(() -> decide(tournament, new Decision(winner, clock.instant()))));
  }

  private Resolution decide(TournamentId tournament, Decision decision) {
    predictions.decide(tournament, decision);
    Resolution resolution =
        told(tournament, decision, prediction -> countOne(prediction, decision.at()));
    audit.record(AuditEvent.of("tournament_resolved").details(details(resolution)));
    return resolution;
  }

  private void countOne(Prediction prediction, Instant at) {
    count.count(
        prediction.agent(),
        prediction.discipline(),
        prediction.forecast().confidence(),
        prediction.score().get(),
        at);
  }

  /** Goes through the predictions in the order of the agents' names, which is that of locks. */
  private Resolution told(TournamentId tournament, Decision decision, Consumer<Prediction> each) {
    BrierTally tally = BrierTally.EMPTY;
    Option<AgentName> after = Option.none();
    Seq<Prediction> chunk;
    do {
      chunk = predictions.of(tournament, after, CHUNK);
      for (Prediction prediction : chunk) {
        each.accept(prediction);
        tally = tally.plus(prediction.score().get());
      }
      after = chunk.lastOption().map(Prediction::agent);
    } while (chunk.size() == CHUNK);
    return new Resolution(tournament, decision, tally);
  }

  private static CanonicalJson details(Resolution resolution) {
    Map<String, JsonValue> members =
        HashMap.of(
            "tournament", new JsonString(resolution.tournament().value()),
            "winner", new JsonString(resolution.decision().winner().value()),
            "predictions", new JsonNumber(Long.toString(resolution.tally().predictions())),
            "correct", new JsonNumber(Long.toString(resolution.tally().correct())));
    return CanonicalJson.of(new JsonObject(members));
  }
}
