package dev.stoa.adk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The tests that are published with the kit, with our services in place of those in memory. */
final class PublishedTestsTest {

  private static final String SESSIONS = "com.google.adk.sessions.";

  /** They look into the maps of the service in memory. */
  private static final Set<String> OF_MAPS =
      Set.of(
          "deleteSession_cleansUpEmptyParentMaps",
          "deleteSession_doesNotRemoveUserMapWhenOtherSessionsExist");

  @TestFactory
  Stream<DynamicTest> sessions() throws Exception {
    return with(
        SESSIONS + "InMemorySessionServiceTest",
        Map.of(
            "com/google/adk/sessions/InMemorySessionService", "dev/stoa/adk/OpenedSessionService"));
  }

  @TestFactory
  Stream<DynamicTest> memory() throws Exception {
    return with(
        "com.google.adk.agents.AgentWithMemoryTest",
        Map.of("com/google/adk/runner/InMemoryRunner", "dev/stoa/adk/OpenedRunner"));
  }

  @TestFactory
  Stream<DynamicTest> events() throws Exception {
    return without(SESSIONS + "SessionJsonConverterTest");
  }

  @TestFactory
  Stream<DynamicTest> states() throws Exception {
    return without(SESSIONS + "StateTest");
  }

  /** Those that make no service. */
  private static Stream<DynamicTest> without(String name) throws Exception {
    return new PublishedTest(name, Map.of())
        .tests().stream()
            .map(test -> DynamicTest.dynamicTest(test.getName(), () -> PublishedTest.run(test)));
  }

  private static Stream<DynamicTest> with(String name, Map<String, String> ours) throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    for (Engine engine : Engine.values()) {
      new PublishedTest(name, ours)
          .tests().stream()
              .filter(test -> !OF_MAPS.contains(test.getName()))
              .forEach(
                  test ->
                      tests.add(
                          DynamicTest.dynamicTest(
                              engine + " " + test.getName(),
                              () -> Opened.on(engine, () -> PublishedTest.run(test)))));
    }
    return tests.stream();
  }
}
