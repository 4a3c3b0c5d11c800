package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code bin/stoa} starts what lies where the jar is looked for. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  private static final Path SCRIPT = Path.of("..", "bin", "stoa");
  private static final String ECHO = EchoingProgram.class.getName();

  private static final Ended ECHOED = new Ended(1, "a\n", "");

  private static final String PREPARING =
      "stoa: preparing quick starts, once for this jar: some seconds\n";

  @TempDir Path folder;

  private Path bin;
  private Path jar;

  private record Ended(int code, String out, String err) {}

  @BeforeEach
  void anInstallation() throws IOException {
    install("place");
  }

  private void install(String name) throws IOException {
    bin = Files.createDirectories(folder.resolve(name).resolve("bin"));
    Files.copy(SCRIPT, bin.resolve("stoa"));
    jar = Files.createDirectories(folder.resolve(name).resolve("lib")).resolve("stoa.jar");
    echoingJar();
  }

  @Test
  void argumentsAnswersAndExitCodesPassUnchanged() throws Exception {
    install("a place");
    Ended ended = run(bin.resolve("stoa"), unprepared(), "two words", "", "*");
    assertEquals(new Ended(3, "two words||*\n", ""), ended);
    assertEquals(List.of(jar), besideTheJar());
  }

  @Test
  void itIsFoundThroughSymbolicLinks() throws Exception {
    Path away = Files.createDirectories(folder.resolve("away"));
    Path absolute = Files.createSymbolicLink(away.resolve("one"), bin.resolve("stoa"));
    Path relative = Files.createSymbolicLink(away.resolve("two"), absolute.getFileName());
    assertEquals(new Ended(1, "a\n", ""), run(relative, unprepared(), "a"));
  }

  @Test
  void theFirstCallPreparesWhatTheNextOnesUse() throws Exception {
    assertEquals(ECHOED, run());
    assertEquals(List.of(prepared(), jar), besideTheJar());
    assertTrue(loaded().contains(ECHO + " source: shared objects file (top)"));
  }

  @Test
  void theFirstCallSaysWhyItTakesLonger() throws Exception {
    Map<String, String> slow = Map.of("STOA_JAVA_OPTS", "-Drehearsal.millis=3000");
    assertEquals(new Ended(1, "a\n", PREPARING), started(bin.resolve("stoa"), slow, "a"));
    assertEquals(ECHOED, started(bin.resolve("stoa"), slow, "a"));
  }

  @Test
  void whatRunsForLongGetsTheFlagsOfAServer() throws Exception {
    for (String command : List.of("serve", "mcp", "import", "quickstart")) {
      assertEquals("4", compilers("--store", "x", command), command);
    }
    assertEquals("1", compilers("agent", "list"));
  }

  /** The highest level that the compilers of a process reach. */
  private String compilers(String... args) throws Exception {
    Map<String, String> flags =
        Map.of("STOA_PREPARED", "none", "STOA_JAVA_OPTS", "-XX:+PrintFlagsFinal -Xlog:all=off");
    return run(bin.resolve("stoa"), flags, args)
        .out()
        .lines()
        .filter(line -> line.contains(" TieredStopAtLevel "))
        .map(line -> line.replaceAll(".*= (\\d).*", "$1"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aNewerJarRebuildsTheCache() throws Exception {
    run();
    Path classes = prepared().resolve("classes");
    Files.setLastModifiedTime(classes, FileTime.from(Instant.EPOCH));
    assertEquals(ECHOED, run());
    assertTrue(Files.getLastModifiedTime(classes).toInstant().isAfter(Instant.EPOCH));
  }

  @Test
  void whatDoesNotFitIsPassedOverInSilence() throws Exception {
    run();
    Path classes = prepared().resolve("classes");
    Files.delete(classes);
    Files.writeString(classes, "no archive");
    assertEquals(ECHOED, run());
  }

  @Test
  void whileAnotherCallPreparesItDoesWithout() throws Exception {
    run();
    Path making = Path.of(prepared() + ".making");
    Files.move(prepared(), making);
    assertEquals(ECHOED, run());
    assertEquals(List.of(making, jar), besideTheJar());
  }

  @Test
  void aMissingJarIsOneSentence() throws Exception {
    Files.delete(jar);
    Ended ended = run();
    assertEquals(3, ended.code());
    assertEquals(1, ended.err().lines().count());
    assertTrue(ended.err().contains("name a jar in STOA_JAR"), ended.err());
  }

  private static Map<String, String> unprepared() {
    return Map.of("STOA_PREPARED", "none");
  }

  private Ended run() throws Exception {
    return run(bin.resolve("stoa"), Map.of(), "a");
  }

  private String loaded() throws Exception {
    Path log = folder.resolve("loaded");
    run(bin.resolve("stoa"), Map.of("STOA_JAVA_OPTS", "-Xlog:class+load:file=" + log));
    return Files.readString(log);
  }

  private Path prepared() {
    return jar.resolveSibling("stoa-" + System.getProperty("java.version"));
  }

  private List<Path> besideTheJar() throws IOException {
    try (Stream<Path> files = Files.list(jar.getParent())) {
      return files.sorted().toList();
    }
  }

  private void echoingJar() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, ECHO);
    String entry = ECHO.replace('.', '/') + ".class";
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest);
        InputStream in = EchoingProgram.class.getResourceAsStream("/" + entry)) {
      out.putNextEntry(new ZipEntry(entry));
      in.transferTo(out);
    }
    // Older than any archive of it, whatever the resolution of the file system's clock.
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().minusSeconds(60)));
  }

  /** A slow machine may say that the first call takes longer than a second. */
  private Ended run(Path script, Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    Ended ended = started(script, environment, args);
    return new Ended(ended.code(), ended.out(), ended.err().replace(PREPARING, ""));
  }

  private Ended started(Path script, Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("/bin/sh", script.toString()));
    command.addAll(List.of(args));
    Path err = Files.createTempFile(folder, "err", null);
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder
        .environment()
        .keySet()
        .removeAll(List.of("STOA_JAR", "STOA_PREPARED", "STOA_JAVA_OPTS", "JAVA_TOOL_OPTIONS"));
    builder.environment().putAll(environment);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), out, Files.readString(err));
  }
}
