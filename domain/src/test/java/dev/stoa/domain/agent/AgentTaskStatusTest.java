package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AgentTaskStatusTest {

  @Test
  void theMovesAreThese() {
    Set<String> moves = HashSet.empty();
    for (AgentTaskStatus from : AgentTaskStatus.values()) {
      for (AgentTaskStatus to : AgentTaskStatus.values()) {
        moves = from.mayBecome(to) ? moves.add(from.label() + " to " + to.label()) : moves;
      }
    }
    assertEquals(
        HashSet.of(
            "pending to running",
            "pending to failed",
            "pending to cancelled",
            "running to pending",
            "running to completed",
            "running to failed",
            "running to timeout"),
        moves);
  }

  @Test
  void aStatusIsReadFromItsTextAndNothingElse() {
    for (AgentTaskStatus status : AgentTaskStatus.values()) {
      assertEquals(status, AgentTaskStatus.labelled(status.label()));
    }
    assertThrows(IllegalArgumentException.class, () -> AgentTaskStatus.labelled("PENDING"));
  }

  @Test
  void whatCannotBeIsRefusedByName() {
    AgentId agent = new AgentId("a1");
    refused("input is blank", () -> AgentTaskOrder.of(agent, " "));
    refused("input contains the character U+0000", () -> AgentTaskOrder.of(agent, "a\0"));
    refused("max_attempts is 0", () -> AgentTaskOrder.of(agent, "x").attempts(0));
    refused("output contains a lone surrogate", () -> AgentTaskOutput.of("\uD83D"));
    refused("stderr contains the character U+0000", () -> AgentTaskOutput.error("\0"));
    refused("worker is blank", () -> AgentTaskWorker.named(""));
    refused("pid is 0", () -> AgentTaskWorker.named("w").inProcess(0));
    refused("lease is PT0S", () -> new AgentTaskLease(Duration.ZERO));
    refused("claim is 0", () -> new AgentTaskClaim(new AgentTaskId("t"), "w", 0));
    refused("task_id is blank", () -> new AgentTaskId("\t"));
    assertEquals(Option.some("\n"), AgentTaskOutput.of("\n").output());
    assertEquals(Option.some(""), AgentTaskOutput.error("").stderr());
  }

  private static void refused(String start, Runnable mistake) {
    String sentence =
        String.valueOf(assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
    assertTrue(sentence.startsWith(start), sentence);
  }
}
