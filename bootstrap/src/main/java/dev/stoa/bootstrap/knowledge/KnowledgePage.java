package dev.stoa.bootstrap.knowledge;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.JsonMembers;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgePosition;
import dev.stoa.domain.knowledge.KnowledgeScope;
import dev.stoa.schema.InstantText;
import picocli.CommandLine.Option;

/** Which page of a listing of knowledge is shown. */
final class KnowledgePage {

  @Option(
      names = "--show",
      paramLabel = "live|archived|all",
      defaultValue = "LIVE",
      description = "Which entries (live).")
  private KnowledgeScope scope;

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin where the page before ended, as it said.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  KnowledgeFilter filter() {
    return KnowledgeFilter.LIVE.within(scope);
  }

  io.vavr.control.Option<KnowledgePosition> after() {
    return CliFailure.checked(
        "--after: ", () -> io.vavr.control.Option.of(after).map(KnowledgePage::position));
  }

  int limit() {
    return CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
  }

  static Answer answer(Page<KnowledgeEntry, KnowledgePosition> page) {
    io.vavr.control.Option<String> next =
        page.next().map(last -> InstantText.format(last.createdAt()) + "/" + last.id());
    String more =
        next.map(text -> "There may be more: --after " + text + "\n")
            .getOrElse(page.items().isEmpty() ? "No knowledge.\n" : "No more knowledge.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : KnowledgeView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("knowledge", page.items().map(KnowledgeView::json))
            .withText("next", next)
            .object());
  }

  private static KnowledgePosition position(String text) {
    int slash = text.indexOf('/');
    try {
      return new KnowledgePosition(
          InstantText.parse(text.substring(0, Math.max(slash, 0))),
          new KnowledgeId(text.substring(slash + 1)));
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(text + " is no end of a page: copy what the page said", e);
    }
  }
}
