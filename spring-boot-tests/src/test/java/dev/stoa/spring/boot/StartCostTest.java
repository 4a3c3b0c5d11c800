package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.SpringBootVersion;

/**
 * Measures what the starter adds to the start of an application: processes with the same libraries
 * of Spring, with and without Stoa, take turns. The figures are in docs/spring-boot.md.
 */
@EnabledIfSystemProperty(named = "stoa.slow", matches = "true")
class StartCostTest {

  private static final int TURNS = 7;

  @TempDir Path folder;

  @Test
  void anApplicationStartsWithAndWithoutIt() throws Exception {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    String without =
        Arrays.stream(all.split(File.pathSeparator))
            .filter(one -> one.endsWith("test-classes") || !isOfStoa(one))
            .collect(Collectors.joining(File.pathSeparator));
    String kept = TestWorkspace.copyTo(folder.resolve("kept.db"));
    List<long[]> plain = new ArrayList<>();
    List<long[]> opened = new ArrayList<>();
    List<long[]> created = new ArrayList<>();
    for (int turn = 0; turn < TURNS; turn++) {
      plain.add(started(without, "jdbc:sqlite:" + folder.resolve("plain.db")));
      opened.add(started(all, kept));
      created.add(started(all, "jdbc:sqlite:" + folder.resolve("new" + turn + ".db")));
    }
    long beans = opened.get(0)[2] - plain.get(0)[2];
    assertThat(beans).isGreaterThan(40);
    System.out.println(
        "Spring Boot "
            + SpringBootVersion.getVersion()
            + ": without "
            + shown(plain)
            + ", with a workspace that exists "
            + shown(opened)
            + ", with a new one "
            + shown(created)
            + ", more beans "
            + beans);
  }

  private static String shown(List<long[]> starts) {
    return median(starts, 0) + " ms (" + median(starts, 1) + " ms of the processors)";
  }

  private static boolean isOfStoa(String entry) {
    String path = entry.replace(File.separatorChar, '/');
    return path.contains("/stoa-") || path.endsWith("/target/classes");
  }

  private static long median(List<long[]> starts, int figure) {
    return starts.stream().mapToLong(one -> one[figure]).sorted().toArray()[starts.size() / 2];
  }

  /** What an application prints. */
  private static long[] started(String classPath, String url) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dlogging.level.root=warn",
                "-cp",
                classPath,
                StartedApplication.class.getName(),
                "--server.port=0",
                "--spring.main.banner-mode=off",
                "--spring.flyway.enabled=false",
                "--spring.datasource.url=" + url)
            .redirectErrorStream(true)
            .start();
    String printed =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(printed).isZero();
    String line =
        printed
            .lines()
            .filter(one -> one.startsWith(StartedApplication.STARTED))
            .findFirst()
            .orElseThrow(() -> new AssertionError(printed));
    return Arrays.stream(line.substring(StartedApplication.STARTED.length()).split(" "))
        .mapToLong(Long::parseLong)
        .toArray();
  }
}
