package dev.stoa.actions.critique;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A critique to file. */
record FileCritique(
    @Param(value = NewCritique.DEBATE, label = "id") String debate,
    @Param(value = NewCritique.AGENT, label = "name", actor = true) AgentName agent,
    @Param(value = NewCritique.TARGET, label = "name") Option<AgentName> target,
    @Param(value = NewCritique.ISSUES, option = "issue") Seq<String> issues,
    @Param(value = NewCritique.SUGGESTIONS, option = "suggestion") Seq<String> suggestions,
    @Param(value = NewCritique.SEVERITY, min = 0, max = 1, defaultValue = "0.5") double severity,
    @Param(NewCritique.REASONING) Option<String> reasoning,
    @Param(value = NewCritique.EXPECTED, option = "expect", min = 0, max = 1, defaultValue = "0.5")
        double expectedUsefulness,
    @Param(CritiqueActions.REGISTER) boolean register)
    implements Drafted<CritiqueDraft> {

  @Override
  public CritiqueDraft draft() {
    return new CritiqueDraft(
        debate, agent, target, issues, suggestions, severity, reasoning, expectedUsefulness);
  }
}
