package dev.stoa.application.debate;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.debate.DebateLimits;
import dev.stoa.domain.debate.DebatePlace;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.debate.NextTurn;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Appends turns to a running session; requires an open write unit. */
final class AppendTurns {

  private final DebateSessions sessions;
  private final DebateTurns turns;
  private final HoldLimits limits;
  private final InstantSource clock;
  private final IdSource ids;

  AppendTurns(DebateStorage storage, InstantSource clock, IdSource ids) {
    this.sessions = storage.debateSessions();
    this.turns = storage.debateTurns();
    this.limits = new HoldLimits(storage.approvalGates(), clock);
    this.clock = clock;
    this.ids = ids;
  }

  /** In order, or none; a turn that exists under its chosen id is not appended again. */
  Either<DebateRefused, Seq<DebateTurn>> append(
      DebateSessionId id, Seq<NewTurn> entries, RegisteredAgents registered, boolean enforce) {
    Option<NextTurn> next = sessions.lockNext(id, speakers(entries));
    if (next.isEmpty()) {
      return Either.left(new DebateRefused.Unknown(id.value()));
    }
    boolean chosen = entries.exists(entry -> entry.id().isDefined());
    Map<DebateTurnId, DebateTurn> known =
        chosen ? turns.find(entries.flatMap(NewTurn::id)) : HashMap.empty();
    Option<DebateRefused> refused =
        chosen || enforce ? refused(id, entries, known, enforce) : Option.none();
    if (refused.isDefined()) {
      return Either.left(refused.get());
    }
    Seq<NewTurn> fresh =
        known.isEmpty() ? entries : entries.reject(entry -> entry.id().exists(known::containsKey));
    if (fresh.isEmpty()) {
      return Either.right(entries.map(entry -> known.get(entry.id().get()).get()));
    }
    Option<DebateRefused> held =
        limits.turns(
            next.get().status(),
            new DebateLimits(id, next.get().config(), next.get().since()),
            places(fresh));
    if (held.isDefined()) {
      return Either.left(held.get());
    }
    if (!next.get().speakersTakePart()) {
      Seq<AgentName> speakers = speakers(fresh);
      Either<AgentRefused, Seq<AgentName>> required = registered.require(speakers);
      if (required.isLeft()) {
        return Either.left(new DebateRefused.NoAgent(required.getLeft()));
      }
      turns.addParticipants(id, speakers);
    }
    return Either.right(appended(id, next.get(), entries, known));
  }

  /** Who speaks and is spoken to, each once. */
  private static Seq<AgentName> speakers(Seq<NewTurn> entries) {
    Set<AgentName> speakers = new LinkedHashSet<>();
    for (NewTurn entry : entries) {
      entry.draft().participants().forEach(speakers::add);
    }
    return Vector.ofAll(speakers);
  }

  private static Set<DebatePlace> places(Seq<NewTurn> entries) {
    Set<DebatePlace> places = new LinkedHashSet<>();
    for (NewTurn entry : entries) {
      places.add(DebatePlace.of(entry.draft()));
    }
    return places;
  }

  private Option<DebateRefused> refused(
      DebateSessionId id,
      Seq<NewTurn> entries,
      Map<DebateTurnId, DebateTurn> known,
      boolean enforce) {
    Option<DebateSession> enforced = enforce ? sessions.find(id) : Option.none();
    return entries
        .flatMap(
            entry ->
                entry
                    .id()
                    .flatMap(known::get)
                    .map(existing -> taken(id, entry, existing))
                    .getOrElse(() -> enforced.flatMap(session -> unconnected(session, entry))))
        .headOption()
        .orElse(() -> clash(entries));
  }

  private static Option<DebateRefused> taken(
      DebateSessionId id, NewTurn entry, DebateTurn existing) {
    boolean same = existing.session().equals(id) && existing.draft().equals(entry.draft());
    return Option.when(!same, () -> new DebateRefused.TurnTaken(existing.id()));
  }

  private static Option<DebateRefused> unconnected(DebateSession session, NewTurn entry) {
    return Option.when(
        !session.maySpeak(entry.draft()),
        () ->
            new DebateRefused.NotConnected(
                session.id(),
                session.opened().topology(),
                entry.draft().agent(),
                entry.draft().to().get()));
  }

  /** Two different turns under one id. */
  private static Option<DebateRefused> clash(Seq<NewTurn> entries) {
    return entries
        .filter(entry -> entry.id().isDefined())
        .groupBy(entry -> entry.id().get())
        .find(same -> same._2.distinct().size() > 1)
        .map(same -> new DebateRefused.TurnTaken(same._1));
  }

  private Seq<DebateTurn> appended(
      DebateSessionId session,
      NextTurn next,
      Seq<NewTurn> entries,
      Map<DebateTurnId, DebateTurn> stored) {
    Instant now = clock.instant();
    Map<DebateTurnId, DebateTurn> known = stored;
    long sequence = next.latest();
    long round = 0;
    List<DebateTurn> all = new ArrayList<>(entries.size());
    List<DebateTurn> added = new ArrayList<>(entries.size());
    for (NewTurn entry : entries) {
      Option<DebateTurn> existing = entry.id().flatMap(known::get);
      if (existing.isDefined()) {
        all.add(existing.get());
        continue;
      }
      sequence++;
      DebateTurn turn =
          new DebateTurn(
              entry.id().getOrElse(() -> new DebateTurnId(ids.next())),
              session,
              sequence,
              entry.draft(),
              now);
      all.add(turn);
      added.add(turn);
      round = Math.max(round, entry.draft().round());
      known = entry.id().isDefined() ? known.put(turn.id(), turn) : known;
    }
    turns.append(Vector.ofAll(added));
    if (round > next.rounds()) {
      reach(session, round);
    }
    return Vector.ofAll(all);
  }

  private void reach(DebateSessionId session, long round) {
    sessions.find(session).forEach(reached -> sessions.save(reached.reached(round)));
  }
}
