package dev.stoa.domain.vectors;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The vectors of a folder: each passes, fails, or differs for a reason of the list. One that no
 * check knows fails.
 */
public final class VectorRun {

  private final Seq<VectorChecks> checks;
  private Vector<VectorCase> cases = Vector.empty();

  private VectorRun(Seq<VectorChecks> checks) {
    this.checks = checks;
  }

  /** Reads every file of a folder whose name ends in {@code .json}, in the order of the names. */
  public static VectorRun of(Path folder, Seq<VectorChecks> checks) throws IOException {
    VectorRun run = new VectorRun(checks);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).sorted().toList()) {
        run.read(file.getFileName().toString(), Files.readString(file));
      }
    }
    return run;
  }

  /** A vector of no file. */
  public static VectorCase one(JsonValue vector, Seq<VectorChecks> checks) {
    VectorRun run = new VectorRun(checks);
    run.read("vector", 1, vector);
    return run.cases.head();
  }

  /** The vectors, in order. */
  public Seq<VectorCase> cases() {
    return cases;
  }

  private void read(String file, String text) {
    JsonValue content;
    try {
      content = JsonParser.parse(text);
    } catch (IllegalArgumentException malformed) {
      add(VectorCase.failing(file, String.valueOf(malformed.getMessage())));
      return;
    }
    if (!(content instanceof JsonArray vectors)) {
      add(VectorCase.failing(file, "it is not an array of vectors"));
      return;
    }
    int number = 0;
    for (JsonValue vector : vectors.values()) {
      number++;
      read(file, number, vector);
    }
  }

  private void read(String file, int number, JsonValue vector) {
    try {
      SpecVector read = new SpecVector(file, number, vector);
      add(new VectorCase(read.name(), () -> verdict(read)));
    } catch (MalformedVector malformed) {
      add(VectorCase.failing(file + ", vector " + number, malformed.getMessage()));
    }
  }

  private Seq<String> verdict(SpecVector vector) {
    Option<String> reason = Differences.listed().reason(vector);
    if (reason.isDefined()) {
      return reason.toVector();
    }
    Seq<Consumer<SpecVector>> found = checks.flatMap(each -> each.find(vector));
    if (found.isEmpty()) {
      throw new MalformedVector(
          "no check knows the "
              + (checks.exists(each -> each.knowsArea(vector)) ? "form" : "area")
              + ": write one, or list the difference with its reason");
    }
    SpecVector fresh = vector.unread();
    found.forEach(check -> check.accept(fresh));
    return fresh.finished();
  }

  private void add(VectorCase vector) {
    cases = cases.append(vector);
  }
}
