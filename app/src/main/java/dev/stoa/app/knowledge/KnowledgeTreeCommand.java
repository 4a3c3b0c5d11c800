package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the tree of domains, and how much is known in each. */
@Command(
    name = "tree",
    description = "Shows the tree of domains with the number of entries.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge tree",
      "  stoa knowledge tree ops --depth 1 --show all",
    })
final class KnowledgeTreeCommand extends KnowledgeAction {

  @Parameters(
      arity = "0..1",
      paramLabel = "<domain>",
      description = "Only what is below this path.")
  private String domain;

  @Option(
      names = "--depth",
      paramLabel = "<levels>",
      defaultValue = "3",
      description = "How many levels (${DEFAULT-VALUE}).")
  private int depth;

  @Option(
      names = "--show",
      paramLabel = "live|archived|all",
      defaultValue = "LIVE",
      description = "Which entries are counted (live).")
  private ArchiveFilter scope;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "200",
      description = "How many domains at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    io.vavr.control.Option<DomainPath> below =
        CliFailure.checked(() -> io.vavr.control.Option.of(domain).map(DomainPath::new));
    Vector<DomainBranch> found = used(stoa -> walk(stoa.knowledge(), below, depth, Vector.empty()));
    String more =
        found.size() < limit
            ? (found.isEmpty() ? "No domains.\n" : "")
            : "There may be more: raise --limit, or name a domain.\n";
    return Answer.ok(
        (found.isEmpty() ? "" : KnowledgeView.tree(found).text()) + more,
        new JsonMembers().with("domains", found.map(KnowledgeView::json)).object());
  }

  /** A branch, then what is below it, until enough are found. */
  private Vector<DomainBranch> walk(
      KnowledgeOperations knowledge,
      io.vavr.control.Option<DomainPath> below,
      int levels,
      Vector<DomainBranch> sofar) {
    if (levels < 1 || sofar.size() >= limit) {
      return sofar;
    }
    Vector<DomainBranch> found = sofar;
    for (DomainBranch branch :
        knowledge.tree(below, scope, io.vavr.control.Option.none(), limit - sofar.size()).items()) {
      if (found.size() < limit) {
        found = found.append(branch);
        found =
            branch.total() > branch.here()
                ? walk(knowledge, io.vavr.control.Option.some(branch.path()), levels - 1, found)
                : found;
      }
    }
    return found;
  }
}
