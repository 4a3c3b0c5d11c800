package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringBootVersion;

/**
 * docs/compatibility.md says which versions this line of Spring Boot manages; {@code
 * -Dstoa.golden=write} writes them.
 */
class ManagedVersionsTest {

  private static final Path PAGE = Path.of("../../docs/compatibility.md");
  private static final boolean BOOT_4 = SpringBootVersion.getVersion().startsWith("4.");

  /** The names in the table, with the property in the list of Spring Boot and the artifact. */
  private static final Map<String, List<String>> LIBRARIES =
      Map.of(
          "sqlite-jdbc", List.of("sqlite-jdbc", "sqlite-jdbc"),
          "Flyway", List.of("flyway", "flyway-core"),
          "HikariCP", List.of("hikaricp", "HikariCP"),
          "jOOQ", List.of("jooq", "jooq"),
          "PostgreSQL driver", List.of("postgresql", "postgresql"),
          "Micrometer", List.of("micrometer", "micrometer-core"));

  private final List<Path> classPath =
      Stream.of(
              System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                  .split(File.pathSeparator))
          .map(Path::of)
          .toList();

  @Test
  void theTableSaysWhatIsManagedAndTheApplicationUsesIt() throws IOException {
    String list = Files.readString(listOfSpringBoot());
    String page = Files.readString(PAGE);
    String wanted = page;
    Map<String, String> used = new LinkedHashMap<>();
    Map<String, String> expected = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> library : LIBRARIES.entrySet()) {
      String managed = managed(list, library.getValue().get(0));
      Matcher row = row(library.getKey()).matcher(wanted);
      assertThat(row.find()).as(library.getKey()).isTrue();
      int column = BOOT_4 ? 3 : 2;
      wanted = wanted.substring(0, row.start(column)) + managed + wanted.substring(row.end(column));
      used.put(library.getKey(), version(library.getValue().get(1)));
      // The bom of Stoa comes first, and has jOOQ alone.
      expected.put(library.getKey(), library.getKey().equals("jOOQ") ? row.group(1) : managed);
    }
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(PAGE, wanted);
    } else {
      assertThat(page).isEqualTo(wanted);
    }
    assertThat(used).isEqualTo(expected);
  }

  /** A row: built with, lowest tested, 3.5, 4.1; what follows a comma is a remark. */
  private static Pattern row(String library) {
    return Pattern.compile(
        "(?m)^\\| "
            + Pattern.quote(library)
            + " \\| ([^|, ]+)[^|]*\\|[^|]*\\| ([^|, ]+)[^|]*\\| ([^|, ]+)[^|]*\\|$");
  }

  private static String managed(String list, String property) {
    Matcher version =
        Pattern.compile("<" + property + "\\.version>([^<]+)</" + property).matcher(list);
    assertThat(version.find()).as(property).isTrue();
    return version.group(1);
  }

  /** Jars lie in folders of a repository: artifact, version, file. */
  private String version(String artifact) {
    return jar(artifact).getParent().getFileName().toString();
  }

  private Path jar(String artifact) {
    return classPath.stream()
        .filter(one -> one.getFileName().toString().startsWith(artifact + "-"))
        .filter(one -> one.getParent().getParent().getFileName().toString().equals(artifact))
        .findFirst()
        .orElseThrow(() -> new AssertionError(artifact + " is not in " + classPath));
  }

  private Path listOfSpringBoot() {
    Path spring = jar("spring-boot");
    String name = "spring-boot-dependencies";
    String version = spring.getParent().getFileName().toString();
    return spring
        .getParent()
        .getParent()
        .resolveSibling(name)
        .resolve(version)
        .resolve(name + "-" + version + ".pom");
  }
}
