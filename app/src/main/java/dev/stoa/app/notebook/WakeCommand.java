package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.application.notebook.WakeBriefing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tells an agent what it needs to know, and counts that it woke. */
@Command(
    name = "wake",
    description = "Prints the briefing of an agent, and counts the wake.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note wake --as zealot",
      "  stoa note wake --as zealot --peek",
    })
final class WakeCommand extends NoteAction {

  @Option(names = "--peek", description = "Print the briefing only; no wake is counted.")
  private boolean peek;

  @Override
  protected Answer answer() {
    WakeBriefing briefing = done(notes -> peek ? notes.briefing(as()) : notes.wake(as()));
    return Answer.ok(BriefingView.text(briefing), BriefingView.json(briefing));
  }
}
