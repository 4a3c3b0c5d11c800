package dev.stoa.application.rating;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.Decision;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Resolution;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;

/** The step of resolving tournaments and counting their predictions, once. */
public final class ResolveTournament {

  /** The number of predictions held in memory at a time. */
  private static final int CHUNK = 500;

  private final Predictions predictions;
  private final CountForecasts count;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** With the clock and the id source of a workspace. */
  public <S extends RatingStorage & AuditStorage> ResolveTournament(
      S storage, InstantSource clock, IdSource ids) {
    this.predictions = storage.predictions();
    this.count = new CountForecasts(storage.calibrations());
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
  }

  /** Resolves a tournament; its predictions are read in chunks. */
  public Either<CalibrationRefused, Resolution> resolve(TournamentResult result) {
    Instant now = clock.instant();
    return decide(List.of(result), now)
        .map(
            decided -> {
              Decided one = decided.head();
              Resolution resolution =
                  new Resolution(result.tournament(), one.decision(), tally(one, now));
              audit(List.of(one), List.of(resolution));
              return resolution;
            });
  }

  /** Resolves all tournaments in order, or none; their predictions are counted together. */
  Either<CalibrationRefused, Seq<Resolution>> resolveAll(Seq<TournamentResult> results) {
    Instant now = clock.instant();
    return decide(results, now).map(decided -> counted(decided, now));
  }

  /** The decision of a tournament, and whether it is new. */
  private record Decided(TournamentId tournament, Decision decision, boolean fresh) {}

  /** Stores new decisions; an existing one must be the same. */
  private Either<CalibrationRefused, Seq<Decided>> decide(
      Seq<TournamentResult> results, Instant now) {
    Seq<TournamentId> tournaments = results.map(TournamentResult::tournament).distinct();
    predictions.lock(tournaments);
    Map<TournamentId, Option<Decision>> known = predictions.decisions(tournaments);
    java.util.List<Decided> decided = new ArrayList<>();
    java.util.List<TournamentResult> fresh = new ArrayList<>();
    for (TournamentResult result : results) {
      TournamentId tournament = result.tournament();
      if (!known.containsKey(tournament)) {
        return Either.left(new CalibrationRefused.UnknownTournament(tournament));
      }
      Option<Decision> earlier = known.get(tournament).get();
      if (earlier.exists(decision -> !decision.winner().equals(result.winner()))) {
        return Either.left(
            new CalibrationRefused.OtherWinner(tournament, earlier.get(), result.winner()));
      }
      Decision decision = earlier.getOrElse(() -> new Decision(result.winner(), now));
      decided.add(new Decided(tournament, decision, earlier.isEmpty()));
      if (earlier.isEmpty()) {
        fresh.add(result);
        known = known.put(tournament, Option.some(decision));
      }
    }
    predictions.decide(Vector.ofAll(fresh), now);
    return Either.right(Vector.ofAll(decided));
  }

  /** Reads the predictions in the order of the agents' names, which is the order of locks. */
  private BrierTally tally(Decided decided, Instant now) {
    BrierTally tally = BrierTally.EMPTY;
    Option<AgentName> after = Option.none();
    Seq<Prediction> chunk;
    do {
      chunk = predictions.of(decided.tournament(), after, CHUNK);
      Seq<CountForecasts.Scored> scored = chunk.map(ResolveTournament::scored);
      if (decided.fresh()) {
        count.count(scored, now);
      }
      tally = scored.map(CountForecasts.Scored::score).foldLeft(tally, BrierTally::plus);
      after = chunk.lastOption().map(Prediction::agent);
    } while (chunk.size() == CHUNK);
    return tally;
  }

  private Seq<Resolution> counted(Seq<Decided> decided, Instant now) {
    java.util.Map<TournamentId, Seq<CountForecasts.Scored>> scored = new HashMap<>();
    predictions.scan(
        decided.map(Decided::tournament),
        one -> scored.merge(one.tournament(), Vector.of(scored(one)), Seq::appendAll));
    count.count(
        decided
            .filter(Decided::fresh)
            .flatMap(one -> scored.getOrDefault(one.tournament(), Vector.empty())),
        now);
    Seq<Resolution> resolutions =
        decided.map(
            one ->
                new Resolution(
                    one.tournament(),
                    one.decision(),
                    scored
                        .getOrDefault(one.tournament(), Vector.empty())
                        .map(CountForecasts.Scored::score)
                        .foldLeft(BrierTally.EMPTY, BrierTally::plus)));
    audit(decided, resolutions);
    return resolutions;
  }

  private void audit(Seq<Decided> decided, Seq<Resolution> resolutions) {
    audit.recordAll(
        decided.zip(resolutions).filter(one -> one._1.fresh()).map(one -> event(one._2)));
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
