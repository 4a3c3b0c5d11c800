package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** A turn of a debate. */
record ShownTurn(
    DebateTurnId turnId,
    DebateSessionId sessionId,
    long sequence,
    long round,
    DebatePhase phase,
    AgentName agent,
    @Param("Whom it was said to.") Option<AgentName> to,
    Option<String> role,
    Option<String> provider,
    Option<String> model,
    Option<String> content,
    Option<Double> confidence,
    Seq<CanonicalJson> toolCalls,
    CanonicalJson testResults,
    Seq<CanonicalJson> reflections,
    CanonicalJson metadata,
    Option<Duration> responseTime,
    Instant createdAt) {

  static ShownTurn of(DebateTurn turn) {
    TurnDraft draft = turn.draft();
    return new ShownTurn(
        turn.id(),
        turn.session(),
        turn.sequence(),
        draft.round(),
        draft.phase(),
        draft.agent(),
        draft.to(),
        draft.role(),
        draft.provider(),
        draft.model(),
        draft.content(),
        draft.confidence(),
        JsonItems.of(draft.findings().toolCalls()),
        draft.findings().testResults(),
        JsonItems.of(draft.findings().reflections()),
        draft.metadata(),
        draft.responseTime(),
        turn.createdAt());
  }
}
