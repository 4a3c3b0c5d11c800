package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;

/** One of several agents to register. */
record NewAgent(
    @Param(AgentActions.IDENTITY) AgentName identity,
    @Param(AgentActions.MODEL) String model,
    @Param(AgentActions.CONSTITUTION) Option<String> constitution)
    implements Drafted<AgentRegistration> {

  @Override
  public AgentRegistration draft() {
    return new AgentRegistration(identity, model, constitution.map(Constitution::new));
  }
}
