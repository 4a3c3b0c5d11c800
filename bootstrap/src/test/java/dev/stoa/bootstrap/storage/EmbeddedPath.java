package dev.stoa.bootstrap.storage;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The class path of a service that embeds Stoa: that of this test without what only tests have. */
final class EmbeddedPath {

  private static final Pattern TESTS =
      Pattern.compile(
          "test-classes|tests\\.jar|testkit|torture|junit|opentest4j|apiguardian|testcontainers"
              + "|docker-java|duct-tape|hamcrest|zonky|jna-|commons-|/xz-|slf4j-nop"
              + "|annotations-\\d");

  private EmbeddedPath() {}

  static List<String> entries() {
    return Arrays.stream(JavaProcess.classPath().split(File.pathSeparator))
        .filter(entry -> !TESTS.matcher(entry).find())
        .toList();
  }
}
