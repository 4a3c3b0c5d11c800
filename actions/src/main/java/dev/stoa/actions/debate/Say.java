package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** A turn to append. */
record Say(
    @Param(value = DebateReferences.SESSION, position = 0) String session,
    @Param(value = "What is said.", position = 1) Option<String> content,
    @Param(value = "Who says it.", label = "name", actor = true) AgentName agent,
    @Param(value = "The round, from 1.", min = 1) long round,
    @Param("The phase.") DebatePhase phase,
    @Param(value = "Whom it is said to.", label = "name") Option<AgentName> to,
    @Param("The agent's role, such as critic.") Option<String> role,
    @Param("The provider of the model.") Option<String> provider,
    @Param("The model.") Option<String> model,
    @Param(value = "How sure the agent is.", min = 0, max = 1) Option<Double> confidence,
    @Param(value = "A JSON object for each tool call.", option = "tool-call")
        Seq<CanonicalJson> toolCalls,
    @Param(value = "A JSON object.", defaultValue = "{}") CanonicalJson testResults,
    @Param(value = "A JSON object for each reflection.", option = "reflection")
        Seq<CanonicalJson> reflections,
    @Param(value = "A JSON object.", defaultValue = "{}") CanonicalJson metadata,
    @Param("How long the answer took.") Option<Duration> responseTime,
    @Param(value = "Its id: repeating the same turn changes nothing.", label = "id")
        Option<DebateTurnId> turn,
    @Param("Refuse to speak to agents that the topology does not connect.") boolean enforce,
    @Param(DebateReferences.REGISTER) boolean register) {

  TurnDraft said() {
    return new TurnDraft(
        round,
        phase,
        agent,
        to,
        role,
        provider,
        model,
        content,
        confidence,
        new TurnFindings(JsonItems.array(toolCalls), testResults, JsonItems.array(reflections)),
        metadata,
        responseTime);
  }
}
