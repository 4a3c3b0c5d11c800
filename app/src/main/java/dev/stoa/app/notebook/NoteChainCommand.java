package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.notebook.NoteChain;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows what a note grew out of, and what grew out of it. */
@Command(
    name = "chain",
    description = "Shows the notes that a note replaced, and those that replaced it.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note chain 1f9c01 --as zealot",
    })
final class NoteChainCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Override
  protected Answer answer() {
    NoteChain chain = done(notes -> notes.chain(as(), note));
    return Answer.ok(
        NoteView.chain(chain).text()
            + (chain.whole() ? "" : "Only the nearest " + NoteChain.MOST + " are shown.\n"),
        new JsonMembers()
            .with("note", NoteView.json(chain.note()))
            .with("predecessors", chain.predecessors().map(NoteView::json))
            .with("successors", chain.successors().map(NoteView::json))
            .with("whole", chain.whole())
            .object());
  }
}
