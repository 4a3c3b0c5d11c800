package dev.stoa.app.learning;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;

/** Candidates from a text are decided about, and what was learned is undone. */
public final class LearningDemo implements DemoSection {

  @Override
  public String title() {
    return "Learning";
  }

  @Override
  public void run(DemoContext demo) {
    demo.run(
        "A model proposes, a rule decides. A text is trusted as a document at most:",
        "memory.learn",
        "{'text':'The manual says that a checkpoint truncates the log.','scope':'demo-learning',"
            + "'candidates':[{'content':'A checkpoint truncates the log'},"
            + "{'content':'A checkpoint truncates the log of SQLite'}]}");
    demo.run("What was learned can be undone by one call:", "memory.learnings", "{}");
  }
}
