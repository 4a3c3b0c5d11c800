package dev.stoa.actions.notebook;

import dev.stoa.domain.notebook.Briefing;
import dev.stoa.domain.notebook.NextStep;

/** How callers take the step that a briefing suggests. */
final class FirstStep {

  private FirstStep() {}

  static String action(NextStep step) {
    return switch (step.kind()) {
      case ANSWER -> "debate.next";
      case ACKNOWLEDGE -> "channel.handoff.acknowledge";
      case READ -> "channel.receive";
      case CLAIM -> "task.claim";
      case RESUME -> "debate.resume";
      case SEE_GATES -> "debate.gate.list";
    };
  }

  /** The last line of a briefing, for people. */
  static String line(Briefing briefing) {
    return briefing
        .nextStep()
        .map(step -> "Begin with " + action(step) + ": stoa " + command(step, briefing) + "\n")
        .getOrElse("Nothing waits for you.\n");
  }

  private static String command(NextStep step, Briefing briefing) {
    String words = action(step).replace('.', ' ');
    return switch (step.kind()) {
      case ANSWER, ACKNOWLEDGE, READ ->
          words + " " + step.target() + " --as " + briefing.agent().identity();
      case CLAIM -> words + " --worker " + step.target() + " --agent " + step.target();
      case RESUME, SEE_GATES -> words + " " + step.target();
    };
  }
}
