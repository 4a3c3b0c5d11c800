package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A service that embeds Stoa gets these libraries and no others: no command line, no server, no
 * demo.
 */
final class EmbeddedLibrariesTest {

  private static final Set<String> KNOWN =
      Set.of(
          "adapters-jooq",
          "adapters-postgres",
          "adapters-sqlite",
          "application",
          "bootstrap",
          "domain",
          "schema",
          "aopalliance",
          "guice",
          "jakarta.inject-api",
          "guava",
          "checker-qual",
          "failureaccess",
          "listenablefuture",
          "flyway-core",
          "flyway-database-cockroachdb",
          "flyway-database-postgresql",
          "java-diff-utils",
          "jooq",
          "r2dbc-spi",
          "reactive-streams",
          "HikariCP",
          "postgresql",
          "slf4j-api",
          "sqlite-jdbc",
          "jspecify",
          "vavr",
          "vavr-match");

  @Test
  void theListIsKnown() {
    Set<String> libraries =
        EmbeddedPath.entries().stream()
            .map(EmbeddedLibrariesTest::artifact)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(new TreeSet<>(KNOWN), libraries);
  }

  /** The name of a jar without its version, or the module that compiled the folder. */
  private static String artifact(String entry) {
    return entry
        .replace('\\', '/')
        .replaceFirst("/target/(classes|[^/]*\\.jar)$", "")
        .replaceFirst(".*/(stoa-)?", "")
        .replaceFirst("-\\d.*\\.jar$", "");
  }
}
