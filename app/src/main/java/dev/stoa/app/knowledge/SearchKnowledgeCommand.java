package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.application.knowledge.KnowledgeHit;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds knowledge by its words, best first. */
@Command(
    name = "search",
    description = "Finds knowledge by its words, best first.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge search checkpoint backup",
      "  stoa knowledge search 'needs a checkpoint' --match phrase --limit 5",
    })
final class SearchKnowledgeCommand extends KnowledgeAction {

  @Parameters(arity = "1..*", paramLabel = "<word>", description = "The search words.")
  private List<String> words;

  @Option(
      names = "--match",
      paramLabel = "any|all|phrase|prefix",
      defaultValue = "ANY",
      description = "How words are matched (any).")
  private Matching matching;

  @Option(
      names = "--offset",
      paramLabel = "<count>",
      defaultValue = "0",
      description = "Skip this many hits (${DEFAULT-VALUE}).")
  private int offset;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "10",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    if (offset < 0) {
      throw CliFailure.usage("--offset: " + offset + " is negative: give 0 or more");
    }
    TextQuery question = TextQuery.about(String.join(" ", words)).matching(matching);
    Seq<KnowledgeHit> hits = used(stoa -> stoa.knowledge().search(question, offset, limit));
    String more =
        hits.size() < limit
            ? (hits.isEmpty() ? "Nothing found.\n" : "")
            : "There may be more: --offset " + (offset + limit) + "\n";
    return Answer.ok(
        (hits.isEmpty() ? "" : KnowledgeView.hits(hits).text()) + more,
        new JsonMembers().with("hits", hits.map(KnowledgeView::json)).object());
  }
}
