package dev.stoa.app.search;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;

/** One search over the memories, notes and knowledge of the sections before. */
public final class SearchDemo implements DemoSection {

  @Override
  public String title() {
    return "One search over everything";
  }

  @Override
  public void run(DemoContext demo) {
    demo.run(
        "Matching memories and knowledge, best first:",
        "search",
        "{'words':['retry backup'],'limit':10}");
    demo.run(
        "A search as the archivist finds its notes too:",
        "search",
        "{'words':['retry backup'],'as':'archivist','limit':10}");
    demo.run("All indexes match their tables:", "index.check", "{}");
  }
}
