package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.notebook.RelatedNote;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows the agent's notes that share most words with one. */
@Command(
    name = "related",
    description = "Shows notes related to one.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note related 1f9c01 --as zealot",
    })
final class RelatedNotesCommand extends NoteAction {

  @Parameters(
      index = "0",
      paramLabel = "<note>",
      description = "Its id, or a suffix that matches only one of the agent's notes.")
  private String note;

  @Override
  protected Answer answer() {
    Seq<RelatedNote> related = done(notes -> notes.related(as(), note));
    return Answer.ok(
        related.isEmpty() ? "No related notes.\n" : NoteView.related(related).text(),
        new JsonMembers().with("related", related.map(NoteView::json)).object());
  }
}
