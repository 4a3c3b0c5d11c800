package dev.stoa.app.operations;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;

/** A dry run of maintenance, and an agent that is erased. */
public final class OperationsDemo implements DemoSection {

  private static final String AGENT = "demo-visitor";

  @Override
  public String title() {
    return "Maintenance and erasure";
  }

  @Override
  public void run(DemoContext demo) {
    demo.run(
        "Maintenance shows what it would remove before it removes anything:",
        "maintain",
        "{'dry_run':true,'tasks':['memory-expiry','critique-expiry','evidence-expiry']}");
    demo.stoa().agents().registerIfAbsent(AGENT, "m").getOrElseThrow(RefusalException::new);
    demo.stoa()
        .notebook()
        .write(AGENT, NoteDraft.of(NoteTopic.NOTES, "I was here"))
        .getOrElseThrow(RefusalException::new);
    demo.run(
        "An agent asks to be forgotten. Its note goes from rows, index and file; a certificate"
            + " says so:",
        "forget.subject",
        "{'agent':'" + AGENT + "'}");
  }
}
