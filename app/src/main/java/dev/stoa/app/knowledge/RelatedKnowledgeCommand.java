package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.knowledge.RelatedKnowledge;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows the entries that share most words with one. */
@Command(
    name = "related",
    description = "Shows entries related to one.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge related 1f9c01",
    })
final class RelatedKnowledgeCommand extends KnowledgeAction {

  @Parameters(
      index = "0",
      paramLabel = "<entry>",
      description = "Its id, or a unique suffix of it.")
  private String entry;

  @Override
  protected Answer answer() {
    Seq<RelatedKnowledge> related = done(knowledge -> knowledge.related(entry));
    return Answer.ok(
        related.isEmpty() ? "No related knowledge.\n" : KnowledgeView.related(related).text(),
        new JsonMembers().with("related", related.map(KnowledgeView::json)).object());
  }
}
