package dev.stoa.actions.critique;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One critique of several to file. */
record NewCritique(
    @Param(DEBATE) String debate,
    @Param(value = AGENT, actor = true) AgentName agent,
    @Param(TARGET) Option<AgentName> target,
    @Param(ISSUES) Seq<String> issues,
    @Param(SUGGESTIONS) Seq<String> suggestions,
    @Param(value = SEVERITY, min = 0, max = 1, defaultValue = "0.5") double severity,
    @Param(REASONING) Option<String> reasoning,
    @Param(value = EXPECTED, min = 0, max = 1, defaultValue = "0.5") double expectedUsefulness)
    implements Drafted<CritiqueDraft> {

  static final String DEBATE = "In which debate.";
  static final String AGENT = "Who says it.";
  static final String TARGET = "Whose proposal it is.";
  static final String ISSUES = "What is wrong.";
  static final String SUGGESTIONS = "What to do about it.";
  static final String SEVERITY = "How bad it is.";
  static final String REASONING = "Why.";
  static final String EXPECTED = "How useful the critic expects it to be.";

  @Override
  public CritiqueDraft draft() {
    return new CritiqueDraft(
        debate, agent, target, issues, suggestions, severity, reasoning, expectedUsefulness);
  }
}
