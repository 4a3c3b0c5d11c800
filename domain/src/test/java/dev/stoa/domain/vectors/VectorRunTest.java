package dev.stoa.domain.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.rating.EloVectors;
import dev.stoa.domain.rating.RelationshipVectors;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class VectorRunTest {

  private static final String EXPECTED =
      vector("elo.expected", "400 above", "{\"a\":1900,\"b\":1500}", "0.9090909090909091");

  @TempDir Path folder;

  @Test
  void everyVectorOfEveryFileRuns() throws IOException {
    file("first.json", EXPECTED, EXPECTED);
    file("second.json", vector("elo.inverse", "p=.5", "{\"p\":0.5}", "0"));
    Files.writeString(folder.resolve("README.md"), "not a vector file");
    VectorRun run = run();
    assertEquals(3, run.cases().size());
    assertEquals(Vector.empty(), failures(run));
    assertEquals(Vector.empty(), run.notCovered());
  }

  @Test
  void aChangedNumberFailsWithFileAreaAndCase() throws IOException {
    file("numbers.json", EXPECTED, EXPECTED.replace("0.9090909090909091", "0.9090909090919091"));
    assertEquals(
        Vector.of(
            "numbers.json, area elo.expected, vector 2 (400 above): expected is"
                + " 0.9090909090919091, but Stoa's is 0.9090909090909091"),
        failures(run()));
  }

  @Test
  void anUnknownAreaAndAnUnknownFormAreListed() throws IOException {
    file(
        "other.json",
        vector("glicko", "deviation", "{\"rd\":350}", "350"),
        vector("glicko", "volatility", "{\"rd\":350}", "0.06"),
        vector("elo.expected", "other scale", "{\"a\":1,\"b\":2,\"scale\":800}", "0.5"),
        "{\"system\":\"Other\"," + EXPECTED.substring(1));
    VectorRun run = run();
    assertEquals(Vector.empty(), run.cases());
    assertEquals(
        Vector.of(
            "vectors not covered: other.json, area glicko: no check knows the area (2)",
            "vectors not covered: other.json, area elo.expected: no check knows the form"
                + " \"other scale\" (1)",
            "vectors not covered: other.json, area elo.expected: no check knows the area (1)"),
        run.notCovered());
  }

  @Test
  void whatIsLeftOutIsNamedOncePerReason() throws IOException {
    file(
        "left.json",
        vector("elo.voting", "", "{}", "1"),
        vector("elo.redteam", "", "{}", "1"),
        vector("elo.voting", "", "{}", "2"));
    assertEquals(
        Vector.of(
            "vectors left out of left.json (only matches change ratings): elo.voting (2),"
                + " elo.redteam (1)"),
        run().leftOut());
  }

  @Test
  void aMalformedVectorFails() throws IOException {
    file(
        "bad.json",
        "{\"area\":\"elo.expected\",\"input\":{}}",
        vector("elo.expected", "text", "{\"a\":\"high\",\"b\":1500}", "0.5"));
    Files.writeString(folder.resolve("broken.json"), "[{]");
    Files.writeString(folder.resolve("object.json"), "{}");
    VectorRun run = run();
    Seq<String> failures = failures(run);
    assertEquals("bad.json, vector 1: vector has no member expected", failures.get(0));
    assertEquals(
        "bad.json, area elo.expected, vector 2 (text): input.a is not a number: \"high\"",
        failures.get(1));
    assertTrue(failures.get(2).startsWith("broken.json: "), failures.get(2));
    assertEquals(3, failures.size());
    assertEquals(
        Vector.of("vectors not covered: object.json is not an array of vectors (1)"),
        run.notCovered());
  }

  private VectorRun run() throws IOException {
    return VectorRun.of(folder, Vector.of(EloVectors.checks(), RelationshipVectors.checks()));
  }

  private void file(String name, String... vectors) throws IOException {
    Files.writeString(folder.resolve(name), "[" + String.join(",\n", vectors) + "]");
  }

  private static Seq<String> failures(VectorRun run) {
    return run.cases()
        .filter(each -> !passes(each))
        .map(each -> assertThrows(AssertionError.class, each::run).getMessage())
        .toVector();
  }

  private static boolean passes(VectorCase vector) {
    try {
      vector.run();
      return true;
    } catch (AssertionError failed) {
      return false;
    }
  }

  private static String vector(String area, String description, String input, String expected) {
    return "{\"area\":\""
        + area
        + "\",\"description\":\""
        + description
        + "\",\"input\":"
        + input
        + ",\"expected\":"
        + expected
        + "}";
  }
}
