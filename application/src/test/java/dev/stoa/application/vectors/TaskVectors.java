package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Assertions;

/** Checks the vectors of agents' tasks. */
final class TaskVectors {

  private final VectorWorkspace workspace;
  private Option<AgentTask> task = Option.none();

  private TaskVectors(VectorWorkspace workspace) {
    this.workspace = workspace;
  }

  static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("tasks", input("create_task"), onNew(TaskVectors::new, TaskVectors::unknownAgent))
        .check("tasks", input(Given::isList), onNew(TaskVectors::new, TaskVectors::life))
        .check("tasks", input(Given::isNothing), TaskVectors::statuses);
  }

  /** Stoa has one status more, for a task that was withdrawn. */
  private static void statuses(SpecVector vector) {
    vector
        .expected()
        .matches(
            Vector.of(AgentTaskStatus.values())
                .remove(AgentTaskStatus.CANCELLED)
                .map(AgentTaskStatus::label));
  }

  private void unknownAgent(SpecVector vector) {
    AgentId agent = new AgentId(vector.input().get("create_task").text());
    Either<AgentTaskRefused, AgentTask> created =
        workspace.tasks.create(AgentTaskOrder.of(agent, "x"));
    vector.expected().get("error").matches(created.isLeft() ? "ValueError: not found" : "no error");
  }

  /** Steps as "create", "start" and "complete(output)": the status after each, or the last task. */
  private void life(SpecVector vector) {
    Seq<AgentTask> after = vector.input().texts().map(this::step).toVector();
    Given expected = vector.expected();
    if (expected.isList()) {
      expected.matches(after.map(task -> task.status().label()));
      return;
    }
    AgentTask last = after.last();
    expected.member("status", last.status().label());
    expected
        .find("completed_at")
        .forEach(
            at ->
                Assertions.assertEquals(
                    at.isNull() ? "null" : at.text(),
                    last.run().completedAt().isDefined() ? "not null" : "null"));
    expected
        .find("duration")
        .forEach(
            duration ->
                duration.matches(
                    last.duration().exists(passed -> !passed.isNegative()) ? ">=0" : "none"));
  }

  private AgentTask step(String text) {
    AgentTask done =
        switch (text.replaceAll("\\(.*", "")) {
          case "create" ->
              workspace
                  .tasks
                  .create(AgentTaskOrder.of(workspace.registered("ann"), "list repos"))
                  .get();
          case "start" ->
              workspace.tasks.claim(AgentTaskWorker.named("w"), 1, AgentTaskLease.USUAL).head();
          case "complete" ->
              workspace.tasks.complete(task.get().claim(), AgentTaskOutput.of("ok")).get();
          case "fail" -> workspace.tasks.fail(task.get().claim(), AgentTaskOutput.error("x")).get();
          case "timeout" ->
              workspace.tasks.timeout(task.get().claim(), AgentTaskOutput.error("x")).get();
          default -> throw new AssertionError("no check knows the step " + text);
        };
    task = Option.some(done);
    return done;
  }
}
