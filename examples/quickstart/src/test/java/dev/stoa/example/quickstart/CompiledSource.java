package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Classes that were compiled from text against the class path of the tests. */
record CompiledSource(Path folder) {

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  /** Compiles all of them at once: a compiler spends most of its time on the class path. */
  static CompiledSource of(Path folder, Map<String, String> sourcesByName) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Map.Entry<String, String> source : sourcesByName.entrySet()) {
      sources.add(Files.writeString(folder.resolve(source.getKey() + ".java"), source.getValue()));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-proc:none", "-classpath", CLASS_PATH, "-d", folder.toString());
      boolean compiled =
          compiler
              .getTask(
                  new StringWriter(),
                  files,
                  found,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertTrue(compiled, () -> found.getDiagnostics() + "\n" + sourcesByName);
    }
    return new CompiledSource(folder);
  }

  /** Runs a main method in a new JVM, in the folder, and returns what it printed. */
  String run(String name, String argument) throws IOException, InterruptedException {
    Path printed = folder.resolve(name + ".out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                folder + System.getProperty("path.separator") + CLASS_PATH,
                name,
                argument)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    boolean ended = process.waitFor(2, TimeUnit.MINUTES);
    process.destroyForcibly();
    String text = Files.readString(printed);
    assertTrue(ended, text);
    assertEquals(0, process.exitValue(), text);
    return text.replace(System.lineSeparator(), "\n");
  }
}
