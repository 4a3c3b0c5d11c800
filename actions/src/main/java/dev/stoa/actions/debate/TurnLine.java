package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** One of several turns to append. */
record TurnLine(
    @Param(CONTENT) Option<String> content,
    @Param(value = AGENT, actor = true) AgentName agent,
    @Param(value = ROUND, min = 1) long round,
    @Param(PHASE) DebatePhase phase,
    @Param(TO) Option<AgentName> to,
    @Param(ROLE) Option<String> role,
    @Param(PROVIDER) Option<String> provider,
    @Param(MODEL) Option<String> model,
    @Param(value = CONFIDENCE, min = 0, max = 1) Option<Double> confidence,
    @Param(TOOL_CALLS) Seq<CanonicalJson> toolCalls,
    @Param(value = OBJECT, defaultValue = "{}") CanonicalJson testResults,
    @Param(REFLECTIONS) Seq<CanonicalJson> reflections,
    @Param(value = OBJECT, defaultValue = "{}") CanonicalJson metadata,
    @Param(RESPONSE_TIME) Option<Duration> responseTime,
    @Param(TURN) Option<DebateTurnId> turn)
    implements Drafted<NewTurn> {

  static final String CONTENT = "What is said.";
  static final String AGENT = "Who says it.";
  static final String ROUND = "The round, from 1.";
  static final String PHASE = "The phase.";
  static final String TO = "Whom it is said to.";
  static final String ROLE = "The agent's role, such as critic.";
  static final String PROVIDER = "The provider of the model.";
  static final String MODEL = "The model.";
  static final String CONFIDENCE = "How sure the agent is.";
  static final String TOOL_CALLS = "A JSON object for each tool call.";
  static final String REFLECTIONS = "A JSON object for each reflection.";
  static final String OBJECT = "A JSON object.";
  static final String RESPONSE_TIME = "How long the answer took.";
  static final String TURN = "Its id: repeating the same turn changes nothing.";

  @Override
  public NewTurn draft() {
    return new NewTurn(
        turn,
        new TurnDraft(
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
            responseTime));
  }
}
