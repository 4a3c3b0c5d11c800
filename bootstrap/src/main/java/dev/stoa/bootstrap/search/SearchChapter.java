package dev.stoa.bootstrap.search;

import dev.stoa.application.search.SearchOperations;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.DemoChapter;
import dev.stoa.bootstrap.cli.DemoStage;
import dev.stoa.bootstrap.cli.Table;
import dev.stoa.domain.search.SearchEverything;

/** One search over what the chapters before remembered, noted and told. */
public final class SearchChapter implements DemoChapter {

  /** Who kept the notes in the chapter about notebooks. */
  private static final String WHO = "archivist";

  private static final SearchEverything QUESTION =
      SearchEverything.about("retry backup").page(0, 10);

  @Override
  public String title() {
    return "one search over everything";
  }

  @Override
  public void play(DemoStage stage) {
    SearchOperations search = stage.stoa().search();
    stage.show("Memories and knowledge that answer, best first:", hits(search, QUESTION));
    stage.show(
        "Asked as the agent whose notes they are, notes answer too:",
        hits(search, QUESTION.as(WHO)));
    stage.show(
        "Every index says what its tables say:",
        IndexView.listed(search.cared().flatMap(search::reconcile)));
  }

  private static Table hits(SearchOperations search, SearchEverything question) {
    return HitView.listed(search.search(question).getOrElseThrow(CliFailure::refused).items());
  }
}
