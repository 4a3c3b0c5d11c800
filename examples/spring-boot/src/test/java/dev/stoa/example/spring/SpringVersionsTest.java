package dev.stoa.example.spring;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The libraries are those that Spring Boot chooses, not those that Stoa is built with. */
final class SpringVersionsTest {

  private static final List<String> CLASS_PATH =
      List.of(
          System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
              .split(java.io.File.pathSeparator));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sqlite-jdbc-3.49.",
        "flyway-core-11.7.",
        "flyway-database-postgresql-11.7.",
        "HikariCP-6.3.",
        "jooq-3.19.35"
      })
  void springBootChoosesTheVersion(String jar) {
    assertTrue(CLASS_PATH.stream().anyMatch(path -> path.contains(jar)), CLASS_PATH.toString());
  }
}
