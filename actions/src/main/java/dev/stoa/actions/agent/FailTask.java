package dev.stoa.actions.agent;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRefused;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;

/** The failure of a task: by its worker while it runs, by any caller before. */
record FailTask(
    @Param(value = TaskInputs.TASK, position = 0) AgentTaskId task,
    @Param(value = TaskInputs.WORKER, label = "name") Option<String> worker,
    @Param(value = TaskInputs.CLAIM, label = "number", min = 1) Option<Long> claim,
    AgentTaskOutput printed,
    @Param("Retry it if attempts are left.") boolean retry,
    @Param("How long to wait before it is tried again.") Option<Duration> delay,
    @Param("It took too long.") boolean timeout) {

  static final Input<FailTask> INPUT =
      Input.of(FailTask.class).flatten("printed", TaskInputs.PRINTED);

  FailTask {
    if (worker.isDefined() != claim.isDefined()) {
      throw BadInput.of("{worker} and {claim} belong together: give both, or neither");
    }
    if (worker.isEmpty() && (retry || timeout)) {
      throw BadInput.of(
          "{retry} and {timeout} need {worker} and {claim}: only who runs it can say so");
    }
    if (retry && timeout) {
      throw BadInput.of("give {retry} or {timeout}, not both");
    }
    if (delay.isDefined() && !retry) {
      throw BadInput.of("{delay} needs {retry}: only a task that is tried again can wait");
    }
  }

  Either<AgentTaskRefused, AgentTask> apply(AgentTaskOperations tasks) {
    if (worker.isEmpty()) {
      return tasks.reject(task, printed);
    }
    AgentTaskClaim held = new AgentTaskClaim(task, worker.get(), claim.get());
    if (retry) {
      return tasks.retry(held, printed, delay.getOrElse(Duration.ZERO));
    }
    return timeout ? tasks.timeout(held, printed) : tasks.fail(held, printed);
  }
}
