package dev.stoa.adapter.cli;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonValue;
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
