package dev.stoa.application.vectors;

import static dev.stoa.domain.vectors.VectorForm.described;
import static dev.stoa.domain.vectors.VectorForm.input;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import io.vavr.collection.Vector;

/** Checks the vectors of agents' tasks. */
final class TaskVectors {

  private TaskVectors() {}

  static VectorChecks checks() {
    return VectorChecks.of("space-os")
        .check("tasks", described("status set"), TaskVectors::statuses)
        .check("tasks", described("task life"), TaskVectors::life)
        .check("tasks", input("create_task").expecting("error"), TaskVectors::unknownAgent)
        .check(
            "tasks",
            described("completed task has completed_at and duration >= 0"),
            TaskVectors::completed);
  }

  /** Stoa has one status more, for a task that was withdrawn. */
  private static void statuses(SpecVector vector) {
    assertEquals(
        texts(vector).append("cancelled"),
        Vector.of(AgentTaskStatus.values()).map(AgentTaskStatus::label));
  }

  private static void life(SpecVector vector) {
    assertEquals(texts(vector), run().map(task -> task.status().label()));
  }

  private static void unknownAgent(SpecVector vector) {
    AgentId unknown = new AgentId(vector.input().get("create_task").text());
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      assertInstanceOf(
          AgentTaskRefused.class,
          workspace.tasks.create(AgentTaskOrder.of(unknown, "x")).getLeft());
    }
  }

  private static void completed(SpecVector vector) {
    vector.expected().get("completed_at").matches("not null");
    vector.expected().get("duration").matches(">=0");
    AgentTask task = run().last();
    assertTrue(task.run().completedAt().isDefined());
    assertTrue(task.duration().exists(duration -> !duration.isNegative()));
  }

  /** A task after it was created, claimed and completed. */
  private static Vector<AgentTask> run() {
    try (VectorWorkspace workspace = new VectorWorkspace()) {
      AgentId agent = workspace.registered("ann");
      AgentTask pending = workspace.tasks.create(AgentTaskOrder.of(agent, "list repos")).get();
      AgentTask running =
          workspace.tasks.claim(AgentTaskWorker.named("w"), 1, AgentTaskLease.USUAL).head();
      AgentTask completed =
          workspace.tasks.complete(running.claim(), AgentTaskOutput.of("ok")).get();
      return Vector.of(pending, running, completed);
    }
  }

  private static Vector<String> texts(SpecVector vector) {
    return vector.expected().list().map(Given::text).toVector();
  }
}
