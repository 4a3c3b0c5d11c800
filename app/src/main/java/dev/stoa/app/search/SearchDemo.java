package dev.stoa.app.search;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.DemoContext;
import dev.stoa.app.DemoSection;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.search.SearchEverything;

/** One search over the memories, notes and knowledge of the sections before. */
public final class SearchDemo implements DemoSection {

  /** The agent that wrote the notes in the section about notebooks. */
  private static final String WHO = "archivist";

  private static final SearchEverything QUESTION =
      SearchEverything.about("retry backup").page(0, 10);

  @Override
  public String title() {
    return "One search over everything";
  }

  @Override
  public void run(DemoContext demo) {
    SearchOperations search = demo.stoa().search();
    demo.show("Matching memories and knowledge, best first:", hits(search, QUESTION));
    demo.show("A search as the archivist finds its notes too:", hits(search, QUESTION.as(WHO)));
    demo.show(
        "All indexes match their tables:",
        IndexView.listed(search.cared().flatMap(search::reconcile)));
  }

  private static Table hits(SearchOperations search, SearchEverything question) {
    return HitView.listed(search.search(question).getOrElseThrow(CliFailure::refused).items());
  }
}
