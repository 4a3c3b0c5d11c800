package dev.stoa.app.goal;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;

/** The demo of goals. */
public final class GoalDemo implements DemoSection {

  @Override
  public String title() {
    return "Goals";
  }

  @Override
  public void run(DemoContext demo) {
    demo.run("A goal:", "goal.open", "{'title':'learn'}");
  }
}
