package dev.stoa.bootstrap.storage;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/**
 * The class path of a service that embeds Stoa: that of this test without what only tests and the
 * compiler have.
 */
public final class EmbeddedPath {

  private static final Pattern OTHERS =
      Pattern.compile(
          "test-classes|tests\\.jar|testkit|torture|junit|opentest4j|apiguardian|testcontainers"
              + "|docker-java|duct-tape|hamcrest|zonky|jna-|commons-|/xz-|slf4j-nop"
              + "|annotations-\\d|record-builder-core");

  private EmbeddedPath() {}

  static List<String> entries() {
    return Arrays.stream(JavaProcess.classPath().split(File.pathSeparator))
        .filter(entry -> !OTHERS.matcher(entry).find())
        .toList();
  }

  /** Compiles the sources of one module against it; 0 if they compile. */
  public static int compile(Path out, List<String> sources) {
    List<String> arguments =
        new ArrayList<>(List.of("-proc:none", "-d", out.toString(), "--module-path", modulePath()));
    arguments.addAll(sources);
    return ToolProvider.getSystemJavaCompiler()
        .run(null, System.out, System.err, arguments.toArray(String[]::new));
  }

  static String modulePath() {
    return String.join(File.pathSeparator, entries());
  }
}
