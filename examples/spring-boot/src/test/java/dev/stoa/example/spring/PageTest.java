package dev.stoa.example.spring;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What docs/spring-boot.md shows is what is compiled and run here. */
final class PageTest {

  @Test
  void thePageOfSpringAiShowsTheAssistantAsItIs() throws IOException {
    String page = Files.readString(Path.of("../../docs/spring-ai.md"));
    String service =
        Files.readString(Path.of("src/main/java/dev/stoa/example/spring/AssistantService.java"));
    assertTrue(page.contains("```java\n" + service + "```"), service);
  }

  @Test
  void thePageShowsTheServiceAsItIs() throws IOException {
    String page = Files.readString(Path.of("../../docs/spring-boot.md"));
    String service =
        Files.readString(Path.of("src/main/java/dev/stoa/example/spring/OrderService.java"));
    assertTrue(page.contains("```java\n" + service + "```"), service);
    String properties = Files.readString(Path.of("src/main/resources/application.properties"));
    assertTrue(page.contains("```properties\n" + properties + "```"), properties);
  }
}
