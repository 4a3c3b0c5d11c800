package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** A turn to append. */
record Say(
    @Param(value = DebateReferences.SESSION, position = 0) String session,
    @Param(value = TurnLine.CONTENT, position = 1) Option<String> content,
    @Param(value = TurnLine.AGENT, label = "name", actor = true) AgentName agent,
    @Param(value = TurnLine.ROUND, min = 1) long round,
    @Param(TurnLine.PHASE) DebatePhase phase,
    @Param(value = TurnLine.TO, label = "name") Option<AgentName> to,
    @Param(TurnLine.ROLE) Option<String> role,
    @Param(TurnLine.PROVIDER) Option<String> provider,
    @Param(TurnLine.MODEL) Option<String> model,
    @Param(value = TurnLine.CONFIDENCE, min = 0, max = 1) Option<Double> confidence,
    @Param(value = TurnLine.TOOL_CALLS, option = "tool-call") Seq<CanonicalJson> toolCalls,
    @Param(value = TurnLine.OBJECT, defaultValue = "{}") CanonicalJson testResults,
    @Param(value = TurnLine.REFLECTIONS, option = "reflection") Seq<CanonicalJson> reflections,
    @Param(value = TurnLine.OBJECT, defaultValue = "{}") CanonicalJson metadata,
    @Param(TurnLine.RESPONSE_TIME) Option<Duration> responseTime,
    @Param(value = TurnLine.TURN, label = "id") Option<DebateTurnId> turn,
    @Param(ENFORCE) boolean enforce,
    @Param(DebateReferences.REGISTER) boolean register)
    implements Drafted<NewTurn> {

  static final String ENFORCE = "Refuse to speak to agents that the topology does not connect.";

  @Override
  public NewTurn draft() {
    return new TurnLine(
            content,
            agent,
            round,
            phase,
            to,
            role,
            provider,
            model,
            confidence,
            toolCalls,
            testResults,
            reflections,
            metadata,
            responseTime,
            turn)
        .draft();
  }

  /** The operations to append with. */
  static DebateOperations debates(Workspace workspace, boolean enforce, boolean register) {
    DebateOperations plain = workspace.debates();
    DebateOperations known = register ? plain.registering() : plain;
    return enforce ? known.enforcing() : known;
  }
}
