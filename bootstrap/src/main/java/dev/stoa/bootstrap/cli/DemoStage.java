package dev.stoa.bootstrap.cli;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Where a chapter plays: an open workspace, a folder of its own, and somebody who listens. */
public final class DemoStage {

  private final Stoa stoa;
  private final Path database;
  private final Consumer<String> print;
  private final List<JsonObject> steps = new ArrayList<>();

  DemoStage(Stoa stoa, Path database, Consumer<String> print) {
    this.stoa = stoa;
    this.database = database;
    this.print = print;
  }

  /** The workspace all chapters share. */
  public Stoa stoa() {
    return stoa;
  }

  /** The SQLite file of the workspace. */
  public Path database() {
    return database;
  }

  /** A place for a file of the chapter, beside the workspace. */
  public Path file(String name) {
    return database.resolveSibling(name);
  }

  /** Says what was done and shows what came of it. */
  public void show(String sentence, Table table) {
    print.accept(sentence + "\n" + table.text() + "\n");
    steps.add(new JsonMembers().with("step", sentence).with("rows", table.json()).object());
  }

  /** The chapter for machines. */
  JsonObject json(String title) {
    return new JsonMembers()
        .with("title", title)
        .with("steps", io.vavr.collection.List.ofAll(steps))
        .object();
  }
}
