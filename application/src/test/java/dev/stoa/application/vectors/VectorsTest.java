package dev.stoa.application.vectors;

import dev.stoa.domain.vectors.VectorCase;
import dev.stoa.domain.vectors.VectorFolder;
import dev.stoa.domain.vectors.VectorRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/** Runs every vector of the folder {@code -Dstoa.vectors}, and prints the named differences. */
final class VectorsTest {

  private static final Map<String, Integer> DIFFERENCES = new TreeMap<>();

  @TestFactory
  Stream<DynamicTest> vectors() throws IOException {
    Path folder;
    try {
      folder = VectorFolder.find();
    } catch (TestAbortedException missing) {
      // Of a factory that is aborted there is no report, of a test there is.
      return Stream.of(
          DynamicTest.dynamicTest(
              "vectors",
              () -> {
                throw missing;
              }));
    }
    return VectorRun.of(folder, AllVectors.CHECKS)
        .cases()
        .toJavaStream()
        .map(each -> DynamicTest.dynamicTest(each.name(), () -> run(each)));
  }

  @AfterAll
  static void printDifferences() {
    DIFFERENCES.forEach(
        (reason, count) -> System.out.println("vectors differ: " + reason + " (" + count + ")"));
  }

  private static void run(VectorCase vector) {
    vector.run().forEach(reason -> DIFFERENCES.merge(reason, 1, Integer::sum));
  }
}
