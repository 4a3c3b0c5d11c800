package dev.stoa.testkit.postgres;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Whether Testcontainers could find a Docker engine at all: to ask it takes seconds, because it
 * loads an HTTP client and tries one way to an engine after the other.
 */
record DockerTraces(String system, Path root, Path home, Map<String, String> environment) {

  static DockerTraces ofThisMachine() {
    return new DockerTraces(
        System.getProperty("os.name"),
        Path.of("/"),
        Path.of(System.getProperty("user.home")),
        System.getenv());
  }

  /** On Linux, a socket or a setting; elsewhere only Testcontainers knows where to look. */
  boolean any() {
    return !system.toLowerCase(Locale.ROOT).startsWith("linux") || hasSettings() || hasSocket();
  }

  private boolean hasSettings() {
    return environment.keySet().stream()
            .anyMatch(name -> name.startsWith("DOCKER_") || name.startsWith("TESTCONTAINERS_"))
        || Stream.of(".testcontainers.properties", ".docker")
            .anyMatch(name -> Files.exists(home.resolve(name)));
  }

  private boolean hasSocket() {
    String runtime = environment.get("XDG_RUNTIME_DIR");
    return Files.exists(root.resolve("var/run/docker.sock"))
        || (runtime != null && Files.exists(Path.of(runtime, "docker.sock")));
  }
}
