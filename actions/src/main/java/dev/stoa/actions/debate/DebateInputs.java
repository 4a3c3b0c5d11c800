package dev.stoa.actions.debate;

import dev.stoa.actions.Where;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;

/** How callers give what debates are made of. */
final class DebateInputs {

  private static final String OBJECT = "A JSON object.";
  private static final String NO_MEMBERS = "{}";
  private static final double ANY = Double.POSITIVE_INFINITY;

  static final Input<NewDebateSession> SESSION =
      Input.of(NewDebateSession.class, "OpenDebate")
          .param("topic", "What is debated.", about -> about.position(0))
          .param(
              "debate",
              "The debate it is a session of; without it, a separate debate.",
              about -> about.label("id"))
          .param("topology", "Who may speak to whom.", about -> about.otherwise("graph_mesh"))
          .param("protocol", "How agents are coordinated.", about -> about.otherwise("adaptive"))
          .flatten(
              "config",
              Input.of(DebateConfig.class)
                  .param(
                      "max_rounds",
                      "The most rounds.",
                      about -> about.between(1, DebateConfig.MOST_ROUNDS).otherwise("3"))
                  .param(
                      "timeout", "How long it may run; without it, a run takes 5 minutes at most.")
                  .rename("consensus_threshold", "threshold")
                  .param(
                      "threshold",
                      "The consensus from which a run stops early.",
                      about -> about.between(0, 1).otherwise("0.75"))
                  .param(
                      "gates",
                      "A phase after which approval is needed.",
                      about -> about.option("gate"))
                  .param("moderator", "The centre of a star.", about -> about.label("name"))
                  .param(
                      "parents",
                      "The parent of each agent of a tree but its root.",
                      about -> about.option("parent"))
                  .param(
                      "participants",
                      "The agents in the order of a chain, or of a run.",
                      about -> about.option("participant"))
                  .param(
                      "answer_time",
                      "How long an agent of a run has for an answer; without it, an eighth of the"
                          + " time of the run."))
          .param("domain", "The discipline that a match is rated in.", about -> about.label("name"))
          .param("initiated_by", "Who requested it.", About::asOwnAgent)
          .param("metadata", OBJECT, about -> about.otherwise(NO_MEMBERS));

  /** What an agent did besides talking, with an object for each tool call and reflection. */
  record Findings(
      @Param(value = "A JSON object for each tool call.", option = "tool-call")
          Seq<CanonicalJson> toolCalls,
      @Param(value = OBJECT, defaultValue = NO_MEMBERS) CanonicalJson testResults,
      @Param(value = "A JSON object for each reflection.", option = "reflection")
          Seq<CanonicalJson> reflections) {

    private TurnFindings made() {
      return new TurnFindings(
          JsonItems.array(toolCalls), testResults, JsonItems.array(reflections));
    }

    private static Findings of(TurnFindings findings) {
      return new Findings(
          JsonItems.of(findings.toolCalls()),
          findings.testResults(),
          JsonItems.of(findings.reflections()));
    }
  }

  static final Input<NewTurn> TURN =
      Input.of(NewTurn.class, "TurnLine")
          .rename("id", "turn")
          .param(
              "turn",
              "Its id: repeating the same turn changes nothing.",
              about -> about.label("id"))
          .flatten(
              "draft",
              Input.of(TurnDraft.class)
                  .param("round", "The round, from 1.", about -> about.between(1, ANY))
                  .param("phase", "The phase.")
                  .param("agent", "Who says it.", about -> about.label("name").asActor())
                  .param("to", "Whom it addresses.", about -> about.label("name"))
                  .param("role", "The agent's role, such as critic.")
                  .param("provider", "The provider of the model.")
                  .param("model", "The model.")
                  .param("content", "What is said.")
                  .param("confidence", "How sure the agent is.", about -> about.between(0, 1))
                  .flatten("findings", Input.of(Findings.class), Findings::made, Findings::of)
                  .param("metadata", OBJECT, about -> about.otherwise(NO_MEMBERS))
                  .param("response_time", "How long the answer took."))
          .order(
              "content",
              "agent",
              "round",
              "phase",
              "to",
              "role",
              "provider",
              "model",
              "confidence",
              "tool_calls",
              "test_results",
              "reflections",
              "metadata",
              "response_time");

  static final Input<TurnFilter> FILTER =
      Input.of(TurnFilter.class)
          .param("round", "Only this round.", about -> about.between(1, ANY))
          .param("phase", "Only this phase.")
          .param("reflexion", "Only turns with reflections.")
          .param("where", Where.ASKED);

  static final Input<CodeDraft> CODE =
      Input.of(CodeDraft.class)
          .param("code", "The code.", about -> about.position(1).fromFile())
          .param("turn", "The turn that produced it.", about -> about.label("id"))
          .param("language", "The programming language.")
          .param("quality", "Its quality.", about -> about.between(0, 1))
          .param("test_pass_rate", "The share of tests that pass.", about -> about.between(0, 1))
          .param("metrics", OBJECT, about -> about.otherwise(NO_MEMBERS));

  static final Input<GateDecision> DECISION =
      Input.of(GateDecision.class)
          .param("by", "Who decides.", About::asOwnAgent)
          .param("reason", "Why.");

  private DebateInputs() {}
}
