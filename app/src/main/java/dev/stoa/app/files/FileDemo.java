package dev.stoa.app.files;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;

/** A model writes memory files by the commands that it knows. */
public final class FileDemo implements DemoSection {

  @Override
  public String title() {
    return "Memory files";
  }

  @Override
  public void run(DemoContext demo) {
    demo.run(
        "A model writes a file by the commands of the memory tool:",
        "files.memory",
        "{'command':'create','path':'/memories/release/plan.md','file_text':'Freeze on"
            + " Monday\\nShip on Friday','scope':'team:release'}");
    demo.run(
        "It replaces a text that is there once:",
        "files.memory",
        "{'command':'str_replace','path':'/memories/release/plan.md','old_str':'Monday',"
            + "'new_str':'Tuesday','scope':'team:release'}");
    demo.run(
        "The folder, as the model sees it:",
        "files.memory",
        "{'command':'view','path':'/memories','scope':'team:release'}");
    demo.run(
        "Every change is a version:",
        "files.history",
        "{'path':'/memories/release/plan.md','scope':'team:release'}");
  }
}
