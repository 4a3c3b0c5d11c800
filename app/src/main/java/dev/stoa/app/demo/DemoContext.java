package dev.stoa.app.demo;

import dev.stoa.actions.Action;
import dev.stoa.actions.Example;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.adapter.cli.AnswerText;
import dev.stoa.adapter.cli.Table;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.RefusalException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What a section of the demo works with: an open workspace, its folder, and the output. */
public final class DemoContext {

  private final Stoa stoa;
  private final Path database;
  private final Consumer<String> print;
  private final List<JsonObject> steps = new ArrayList<>();

  public DemoContext(Stoa stoa, Path database, Consumer<String> print) {
    this.stoa = stoa;
    this.database = database;
    this.print = print;
  }

  /** The workspace that all sections share. */
  public Stoa stoa() {
    return stoa;
  }

  /** The SQLite file of the workspace. */
  public Path database() {
    return database;
  }

  /** The path for a file of the section, next to the workspace. */
  public Path file(String name) {
    return database.resolveSibling(name);
  }

  /** Prints what was done and the result. */
  public void show(String sentence, Table table) {
    print.accept(sentence + "\n" + table.text() + "\n");
    steps.add(JsonObject.builder().put("step", sentence).put("rows", table.json()).build());
  }

  /** Runs an action of the catalogue on this input and shows its answer. */
  public void run(String sentence, String name, String input) {
    run(sentence, Catalogue.complete().find(name).get(), new Example(input).input());
  }

  private <I extends Record, O> void run(String sentence, Action<I, O> action, JsonObject input) {
    I given = action.input().cast(action.inputShape().read(input));
    O answer = action.run(stoa, given, Progress.NONE).getOrElseThrow(RefusalException::new);
    print.accept(sentence + "\n" + new AnswerText<>(action).of(answer) + "\n");
    steps.add(
        JsonObject.builder()
            .put("step", sentence)
            .put("answer", JsonParser.parse(Shapes.json(action.outputShape(), answer).text()))
            .build());
  }

  /** The section as JSON. */
  public JsonObject json(String title) {
    return JsonObject.builder()
        .put("title", title)
        .put("steps", io.vavr.collection.List.ofAll(steps))
        .build();
  }
}
