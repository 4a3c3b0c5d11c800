package dev.stoa.adapter.cli;

import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import java.io.PrintWriter;

/**
 * What a command has to say, once for people and once for machines.
 *
 * @param text for people, ended by a newline
 * @param json for machines, one line ended by a newline
 */
public record Answer(ExitCode exit, String text, String json) {

  /** An answer of success. */
  public static Answer ok(String text, JsonValue json) {
    return of(true, text, json);
  }

  /** An answer of success: a text, and what a view shows of a record. */
  public static <T> Answer ok(String text, View<T> view, T record) {
    return new Answer(ExitCode.OK, text, Shapes.json(view.shape(), record).text() + "\n");
  }

  /** As above, of all items of a list. */
  public static <T> Answer ok(String text, View<T> view, Seq<T> items) {
    return new Answer(
        ExitCode.OK, text, Shapes.json(view.shape(Items.class), new Items<>(items)).text() + "\n");
  }

  /** Success if the check was good, else the exit code of a fault. */
  public static Answer of(boolean good, String text, JsonValue json) {
    return new Answer(
        good ? ExitCode.OK : ExitCode.REFUSED, text, CanonicalJson.of(json).text() + "\n");
  }

  /** Prints it, in the form that was asked for. */
  public void print(boolean forMachines, PrintWriter out) {
    out.print(forMachines ? json : text);
    out.flush();
  }
}
