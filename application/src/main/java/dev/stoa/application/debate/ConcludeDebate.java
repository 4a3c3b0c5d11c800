package dev.stoa.application.debate;

import dev.stoa.application.critique.TallyReputation;
import dev.stoa.application.memory.WriteMemory;
import dev.stoa.application.rating.CountEncounters;
import dev.stoa.application.rating.RecordMatch;
import dev.stoa.application.rating.ResolveTournament;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.ConcludedDebateBuilder;
import dev.stoa.domain.debate.ConcludedDebates;
import dev.stoa.domain.debate.ConsensusScore;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.rating.CalibrationRefused;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchOutcome;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.MatchRules;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.PairwiseElo;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Concludes a session in the open write unit: all contexts record their part, or none does.
 *
 * <p>Locks are taken in one order: names, the session, the debate, then those of the other contexts
 * and at last the audit trail.
 */
final class ConcludeDebate {

  private final DebateSessions sessions;
  private final ConcludedDebates concluded;
  private final FindSession find;
  private final HoldLimits limits;
  private final GatherConclusion gather;
  private final WriteReceipt receipts;
  private final DebateAudit audit;
  private final OtherContexts others;
  private final InstantSource clock;

  /**
   * What other contexts record.
   *
   * @param parts contexts that are not named here, such as those that an embedder adds
   */
  record OtherContexts(
      RecordMatch matches,
      ResolveTournament tournaments,
      WriteMemory memory,
      TallyReputation reputation,
      CountEncounters encounters,
      Iterable<ConclusionPart> parts) {}

  ConcludeDebate(
      DebateStorage storage,
      WriteReceipt receipts,
      DebateAudit audit,
      OtherContexts others,
      InstantSource clock) {
    this.sessions = storage.debateSessions();
    this.concluded = storage.concludedDebates();
    this.find = new FindSession(sessions);
    this.limits = new HoldLimits(storage.approvalGates(), clock);
    this.gather = new GatherConclusion(storage);
    this.receipts = receipts;
    this.audit = audit;
    this.others = others;
    this.clock = clock;
  }

  Either<DebateRefused, ConcludedDebate> conclude(DebateSessionId id, DebateOutcome outcome) {
    return find.lock(id)
        .flatMap(
            session ->
                concluded
                    .lock(session.debate())
                    .map(existing -> again(session, existing, outcome))
                    .getOrElse(() -> conclude(session, outcome)));
  }

  private static Either<DebateRefused, ConcludedDebate> again(
      DebateSession session, ConcludedDebate existing, DebateOutcome outcome) {
    if (!existing.session().equals(session.id())) {
      return Either.left(new DebateRefused.ConcludedElsewhere(existing.id(), existing.session()));
    }
    return existing.outcome().equals(outcome)
        ? Either.right(existing)
        : Either.left(new DebateRefused.AlreadyConcluded(session.id()));
  }

  private Either<DebateRefused, ConcludedDebate> conclude(
      DebateSession session, DebateOutcome outcome) {
    Option<DebateRefused> held = limits.conclusion(session);
    if (held.isDefined()) {
      return Either.left(held.get());
    }
    Instant now = clock.instant();
    Tuple2<Conclusion, DebateDeeds> gathered = gather.of(session, outcome);
    Conclusion conclusion = gathered._1;
    Option<AgentName> stranger =
        outcome.winner().filter(winner -> !conclusion.participants().contains(winner));
    if (stranger.isDefined()) {
      return refused(new MatchRefused.UnknownWinner(stranger.get()));
    }
    CanonicalJson receipt = receipts.of(conclusion);
    double score = ConsensusScore.of(conclusion.positions(), conclusion.votes()).value();
    return session
        .concluded(score, outcome.json(), now)
        .peek(sessions::save)
        .flatMap(done -> recorded(conclusion, gathered._2))
        .map(
            done -> {
              AuditEntry entry =
                  audit.concluded(
                      session,
                      Sha256.hex(receipt.text()),
                      conclusion.turns(),
                      conclusion.votes().size());
              ConcludedDebate debate =
                  ConcludedDebateBuilder.builder()
                      .id(session.debate())
                      .session(session.id())
                      .task(session.opened().topic())
                      .domain(session.opened().domain())
                      .outcome(outcome)
                      .rounds(session.totalRounds())
                      .duration(
                          Duration.between(session.createdAt(), now).isNegative()
                              ? Duration.ZERO
                              : Duration.between(session.createdAt(), now))
                      .receipt(receipt.text())
                      .auditSequence(entry.sequence())
                      .createdAt(now)
                      .build();
              concluded.add(debate);
              return debate;
            });
  }

  private Either<DebateRefused, Conclusion> recorded(Conclusion conclusion, DebateDeeds deeds) {
    return match(conclusion)
        .orElse(() -> predictions(conclusion))
        .orElse(() -> remembered(conclusion))
        .orElse(() -> counted(conclusion, deeds))
        .orElse(
            () ->
                Vector.ofAll(others.parts()).flatMap(part -> part.record(conclusion)).headOption())
        .<Either<DebateRefused, Conclusion>>map(ConcludeDebate::refused)
        .getOrElse(() -> Either.right(conclusion));
  }

  /** A match has two participants up to a limit; a debate with fewer or more is not rated. */
  private Option<Refusal> match(Conclusion conclusion) {
    Seq<AgentName> participants = conclusion.participants();
    if (participants.size() < 2 || participants.size() > MatchRules.MOST_PARTICIPANTS) {
      return Option.none();
    }
    NewMatch match =
        NewMatch.of(
                new MatchId(conclusion.session().debate().value()),
                participants,
                conclusion
                    .outcome()
                    .winner()
                    .<MatchOutcome>map(MatchOutcome.WonBy::new)
                    .getOrElse(MatchOutcome.Drawn::new))
            .confidence(conclusion.outcome().confidence());
    return refusal(
        others
            .matches()
            .record(
                conclusion.session().opened().domain().map(match::in).getOrElse(match),
                PairwiseElo.NO_MULTIPLIERS));
  }

  /** Predictions on the winner are those of the tournament that is called like the debate. */
  private Option<Refusal> predictions(Conclusion conclusion) {
    return conclusion
        .outcome()
        .winner()
        .flatMap(
            winner ->
                refusal(
                    others
                        .tournaments()
                        .resolve(
                            new TournamentResult(
                                new TournamentId(conclusion.session().debate().value()),
                                new OutcomeName(winner.value())))))
        .filter(refused -> !(refused instanceof CalibrationRefused.UnknownTournament));
  }

  private Option<Refusal> remembered(Conclusion conclusion) {
    return refusal(
        others
            .memory()
            .remember(
                Remember.of(
                        ConcludedDebate.remembered(
                            conclusion.session().opened().topic(), conclusion.outcome()))
                    .importance(conclusion.outcome().confidence())
                    .metadata(
                        CanonicalJson.of(
                            JsonObject.builder()
                                .put("debate_id", conclusion.session().debate().value())
                                .put("session_id", conclusion.session().id().value())
                                .build()))));
  }

  /** A proposal is accepted if its author won; voters of the same choice agree. */
  private Option<Refusal> counted(Conclusion conclusion, DebateDeeds deeds) {
    others.reputation().debated(deeds.proposers(), conclusion.outcome().winner(), deeds.critics());
    others
        .encounters()
        .count(
            deeds
                .encounters()
                .appendAll(
                    agreements(conclusion)
                        .map(pair -> Encounter.of(pair._1, pair._2, Counters.agreement()))));
    return Option.none();
  }

  /** Of many voters there are too many pairs to mean anything: they are no match either. */
  private static Seq<Tuple2<AgentName, AgentName>> agreements(Conclusion conclusion) {
    return conclusion.participants().size() > MatchRules.MOST_PARTICIPANTS
        ? Vector.empty()
        : DebateVote.agreements(conclusion.votes());
  }

  private static Option<Refusal> refusal(Either<? extends Refusal, ?> part) {
    return part.isLeft() ? Option.some(part.getLeft()) : Option.none();
  }

  private static <T> Either<DebateRefused, T> refused(Refusal reason) {
    return Either.left(new DebateRefused.NotConcluded(reason));
  }
}
