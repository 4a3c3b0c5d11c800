package dev.stoa.actions.agent;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnProcess;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The start of a spawn, perhaps in a process that can be checked. */
record StartSpawn(
    @Param(value = AgentInputs.AGENT, position = 0, ownAgent = true) String agent,
    @Param(
            value = "Its process id, so that an orphaned spawn can be detected.",
            label = "number",
            min = 1)
        Option<Long> pid,
    @Param(value = SpawnActions.HOST, label = "name", localWith = "pid") Option<String> host) {

  StartSpawn {
    if (pid.isEmpty() && host.isDefined()) {
      throw BadInput.of("{pid} is missing: {host} says where a process runs, so name it too");
    }
  }

  Either<AgentRefused, Spawn> apply(AgentOperations agents) {
    return pid.map(number -> new SpawnProcess(SpawnActions.processes(host).host(), number))
        .map(process -> agents.startSpawn(agent, process))
        .getOrElse(() -> agents.startSpawn(agent));
  }
}
