package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.TimedPage;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgePosition;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which page of a listing of knowledge is shown. */
final class KnowledgePage {

  @Option(
      names = "--show",
      paramLabel = "live|archived|all",
      defaultValue = "LIVE",
      description = "Which entries (live).")
  private ArchiveFilter scope;

  @Mixin private TimedPage page;

  KnowledgeFilter filter() {
    return KnowledgeFilter.LIVE.within(scope);
  }

  io.vavr.control.Option<KnowledgePosition> after() {
    return page.after(KnowledgePosition.class);
  }

  int limit() {
    return page.limit();
  }

  static Answer answer(Page<KnowledgeEntry, KnowledgePosition> page) {
    io.vavr.control.Option<String> next = page.next().map(Cursor::of).map(Cursor::text);
    boolean isEmpty = page.items().isEmpty();
    return Answer.ok(
        (isEmpty ? "" : KnowledgeView.listed(page.items()).text())
            + TimedPage.below("knowledge", isEmpty, next),
        new JsonMembers()
            .with("knowledge", page.items().map(KnowledgeView::json))
            .withText("next", next)
            .object());
  }
}
