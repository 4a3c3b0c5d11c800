package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The libraries below write nothing to the console of a program that sets up no logging. */
final class QuietTest {

  private static final Predicate<String> SLF4J_PROVIDER =
      Pattern.compile("slf4j-nop").asPredicate();
  private static final Predicate<String> SLF4J = Pattern.compile("slf4j-").asPredicate();

  @Test
  void nothingIsPrintedWithoutALoggingProvider() throws Exception {
    assertEquals(
        "null\nnull\n",
        printed(
            SLF4J_PROVIDER,
            String.join(
                " ",
                TestEngine.SQLITE.newUrl(),
                older(TestEngine.SQLITE),
                older(TestEngine.POSTGRES))));
  }

  @Test
  void nothingIsPrintedWithoutSlf4j() throws Exception {
    assertEquals("null\nnull\n", printed(SLF4J, TestEngine.SQLITE.migratedUrl()));
  }

  @Test
  void theFlywayOfTheProgramLogsAsBefore() throws Exception {
    String printed = printed(SLF4J_PROVIDER, older(TestEngine.SQLITE), "own");
    assertTrue(printed.contains("the program's own Flyway"), printed);
  }

  @Test
  void theLogThatTheProgramGaveToFlywayStays() throws Exception {
    assertEquals(
        "null\nnull\nown log: the program's own Flyway\n",
        printed(SLF4J_PROVIDER, older(TestEngine.SQLITE), "own", "log"));
  }

  /** Only such a one is migrated by Flyway. */
  private static String older(TestEngine engine) {
    return OlderWorkspace.at(engine.newUrl(), "2");
  }

  private static String printed(Predicate<String> without, String... words)
      throws IOException, InterruptedException {
    return JavaProcess.startWithout(without, QuietProgram.class, words).finish();
  }
}
