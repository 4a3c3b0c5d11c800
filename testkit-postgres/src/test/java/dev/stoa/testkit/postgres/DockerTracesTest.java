package dev.stoa.testkit.postgres;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DockerTracesTest {

  @TempDir Path root;
  @TempDir Path home;

  @Test
  void aMachineWithoutDockerHasNone() {
    assertFalse(found("Linux", Map.of("PATH", "/usr/bin")));
  }

  @Test
  void aSocketIsOne() throws IOException {
    Path runtime = Files.createDirectories(root.resolve("run/user/1000"));
    Files.createFile(runtime.resolve("docker.sock"));
    assertTrue(found("Linux", Map.of("XDG_RUNTIME_DIR", runtime.toString())));
    assertFalse(found("Linux", Map.of()));
    Files.createFile(Files.createDirectories(root.resolve("var/run")).resolve("docker.sock"));
    assertTrue(found("Linux", Map.of()));
  }

  @Test
  void aSettingIsOne() throws IOException {
    assertTrue(found("Linux", Map.of("DOCKER_HOST", "tcp://engine:2375")));
    assertTrue(found("Linux", Map.of("TESTCONTAINERS_HOST_OVERRIDE", "engine")));
    Files.createFile(home.resolve(".testcontainers.properties"));
    assertTrue(found("Linux", Map.of()));
  }

  @Test
  void onOtherSystemsTestcontainersIsAsked() {
    assertTrue(found("Windows 11", Map.of()));
    assertTrue(found("Mac OS X", Map.of()));
  }

  private boolean found(String system, Map<String, String> environment) {
    return new DockerTraces(system, root, home, environment).any();
  }
}
