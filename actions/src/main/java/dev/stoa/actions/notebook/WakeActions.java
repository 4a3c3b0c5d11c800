package dev.stoa.actions.notebook;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.pack.PackQuestion;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The briefing of an agent. */
final class WakeActions {

  private WakeActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(wake(), briefing());
  }

  record Briefed(
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      @Param(
              value = "The most tokens of its notes and the news.",
              min = 1,
              max = PackQuestion.MOST_TOKENS,
              defaultValue = "" + PackQuestion.USUAL_TOKENS)
          int tokens) {}

  private static Action<?, ?> wake() {
    return Action.ofAgent()
        .write("note.wake", "Counts that an agent woke, and shows what it needs to know.")
        .details("The wake is counted in the agent's open spawn, if there is one.")
        .example("{'as':'zealot'}")
        .takes(Briefed.class)
        .gives(
            NoteViews.BRIEFING,
            (workspace, input) -> workspace.notebook().wake(input.as(), input.tokens()))
        .text(briefing -> BriefingText.of(briefing.value()));
  }

  private static Action<?, ?> briefing() {
    return Action.ofAgent()
        .read("note.briefing", "Shows what an agent needs to know, without counting a wake.")
        .example("{'as':'zealot'}")
        .takes(Briefed.class)
        .gives(
            NoteViews.BRIEFING,
            (workspace, input) -> workspace.notebook().briefing(input.as(), input.tokens()))
        .text(briefing -> BriefingText.of(briefing.value()));
  }
}
