package dev.stoa.domain.vectors;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The vectors of a folder: those that are checked, and those that are not with the reason. */
public final class VectorRun {

  private final Seq<VectorChecks> checks;
  private Vector<VectorCase> cases = Vector.empty();
  private Map<String, Integer> notCovered = LinkedHashMap.empty();
  private Map<String, Map<String, Integer>> leftOut = LinkedHashMap.empty();

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

  /** The vectors to check. */
  public Seq<VectorCase> cases() {
    return cases;
  }

  /** One line for each area and form that no check knows, and for files of another format. */
  public Seq<String> notCovered() {
    return lines("vectors not covered: ", notCovered);
  }

  /** One line for each reason, with the areas that are left out for it. */
  public Seq<String> leftOut() {
    return leftOut
        .toVector()
        .map(
            each ->
                "vectors left out of " + each._1() + ": " + lines("", each._2()).mkString(", "));
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
      notCovered = counted(notCovered, file + " is not an array of vectors");
      return;
    }
    int number = 0;
    for (JsonValue vector : vectors.values()) {
      number++;
      try {
        sort(SpecVector.read(file, number, vector));
      } catch (MalformedVector malformed) {
        add(VectorCase.failing(file + ", vector " + number, malformed.getMessage()));
      }
    }
  }

  private void sort(SpecVector vector) {
    Seq<VectorChecks.Entry> entries = checks.flatMap(each -> each.find(vector));
    if (entries.isEmpty()) {
      String what =
          checks.exists(each -> each.knowsArea(vector))
              ? "no check knows the form \"" + vector.description() + "\""
              : "no check knows the area";
      notCovered = counted(notCovered, vector.file() + ", area " + vector.area() + ": " + what);
    } else if (entries.forAll(entry -> entry.check().isEmpty())) {
      leaveOut(vector, entries.head().reason());
    } else {
      entries
          .flatMap(VectorChecks.Entry::check)
          .forEach(check -> add(new VectorCase(vector.name(), () -> check.accept(vector))));
    }
  }

  private void leaveOut(SpecVector vector, String reason) {
    String file = vector.file() + " (" + reason + ")";
    Map<String, Integer> areas = leftOut.getOrElse(file, LinkedHashMap.empty());
    leftOut = leftOut.put(file, counted(areas, vector.area()));
  }

  private void add(VectorCase vector) {
    cases = cases.append(vector);
  }

  private static Map<String, Integer> counted(Map<String, Integer> counts, String what) {
    return counts.put(what, 1, Integer::sum);
  }

  private static Seq<String> lines(String prefix, Map<String, Integer> counts) {
    return counts.toVector().map(each -> prefix + each._1() + " (" + each._2() + ")");
  }
}
