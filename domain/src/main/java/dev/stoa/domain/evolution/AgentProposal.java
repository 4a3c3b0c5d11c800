package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A created agent to propose; immutable.
 *
 * @param trigger the generation whose deadlock led to it
 * @param profile its profile, of the archetype {@code created_agent}
 * @param archetype what kind of agent was designed, such as {@code intermediary_broker}
 * @param rationale why
 */
public record AgentProposal(
    GenerationId trigger,
    ProfileId profile,
    String archetype,
    Option<String> rationale,
    AgentPermissions permissions) {

  /** The longest archetype. */
  public static final int MAX_ARCHETYPE = 255;

  /** The longest rationale. */
  public static final int MAX_RATIONALE = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public AgentProposal {
    PlainText.require("archetype", archetype, MAX_ARCHETYPE);
    rationale.forEach(text -> PlainText.require("rationale", text, MAX_RATIONALE));
  }

  /** An agent that may change nothing. */
  public static AgentProposal of(GenerationId trigger, ProfileId profile, String archetype) {
    return new AgentProposal(trigger, profile, archetype, Option.none(), AgentPermissions.none());
  }

  /** With the reasons for it. */
  public AgentProposal rationale(String text) {
    return new AgentProposal(trigger, profile, archetype, Option.some(text), permissions);
  }

  /** With what it may do. */
  public AgentProposal permissions(AgentPermissions allowed) {
    return new AgentProposal(trigger, profile, archetype, rationale, allowed);
  }
}
