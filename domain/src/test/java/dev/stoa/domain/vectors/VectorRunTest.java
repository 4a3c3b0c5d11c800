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
  void whatNoCheckKnowsFails() throws IOException {
    file(
        "other.json",
        vector("glicko", "deviation", "{\"rd\":350}", "350"),
        vector("elo.expected", "other scale", "{\"a\":1500,\"b\":1500,\"scale\":800}", "0.5"),
        vector("elo.learning", "other form", "{\"slope\":1}", "\"slow\""),
        "{\"system\":\"Other\"," + EXPECTED.substring(1),
        "{\"answer\":42," + EXPECTED.substring(1));
    assertEquals(
        Vector.of(
            "other.json, area glicko, vector 1 (deviation): no check knows the area: write one, or"
                + " list the difference with its reason",
            "other.json, area elo.expected, vector 2 (other scale): no check reads input.scale",
            "other.json, area elo.learning, vector 3 (other form): no check knows the form: write"
                + " one, or list the difference with its reason",
            "other.json, area elo.expected, vector 4 (400 above): no check knows the area: write"
                + " one, or list the difference with its reason",
            "other.json, vector 5: a vector has no member answer"),
        failures(run()));
  }

  @Test
  void aDifferenceOnPurposeIsNamed() throws IOException {
    file(
        "differ.json",
        vector("elo.voting", "a whole area", "{}", "1"),
        vector(
            "elo.learning",
            "one value",
            "{\"elo_values\":[1500]}",
            "{\"gain_rate\":0,\"category\":\"declining\"}"),
        vector(
            "elo.pairwise",
            "told by the check",
            "{\"scores\":{\"a\":-1,\"b\":2}}",
            "{\"a\":-48,\"b\":48}"),
        EXPECTED);
    assertEquals(
        Vector.of(
            Vector.of("only matches change ratings"),
            Vector.of(
                "the original calls a series of one or two ratings declining; in Stoa it is too"
                    + " short to judge"),
            Vector.of("a negative score is refused"),
            Vector.empty()),
        run().cases().map(VectorCase::run).toVector());
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
    assertEquals("object.json: it is not an array of vectors", failures.get(3));
    assertEquals(4, failures.size());
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
