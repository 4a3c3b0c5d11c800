package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every refusal can be reported to callers outside Java with its facts. */
final class RefusalsTest {

  private static final Path CODES = Path.of("..", "docs", "refusal-codes.txt");
  private static final List<Class<?>> REFUSALS = refusals();

  @TestFactory
  Stream<DynamicTest> everyRefusalHasFacts() {
    return REFUSALS.stream()
        .map(type -> dynamicTest(type.getName(), () -> Schemas.ofAnswer(Shapes.ofRecord(type))));
  }

  @Test
  void thereAreRefusals() {
    assertFalse(REFUSALS.isEmpty());
  }

  /** Programs decide by them: one that changes or goes away breaks its callers. */
  @Test
  void theCodesAreThoseOfTheListInTheDocs() throws IOException {
    String codes =
        REFUSALS.stream().map(RefusalsTest::code).sorted().collect(Collectors.joining("\n")) + "\n";
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(CODES, codes);
    }
    assertEquals(
        Files.readString(CODES),
        codes,
        "docs/refusal-codes.txt differs: check the change and write it with -Dstoa.golden=write");
    assertEquals(codes.lines().count(), codes.lines().distinct().count(), "a code is used twice");
  }

  private static String code(Class<?> type) {
    RefusalCode code = type.getAnnotation(RefusalCode.class);
    return Objects.requireNonNull(code, () -> type + " has no code").value();
  }

  private static List<Class<?>> refusals() {
    return ArchitectureTest.imported("dev.stoa.domain", "dev.stoa.application").stream()
        .filter(type -> type.isAssignableTo(Refusal.class) && type.isRecord())
        .<Class<?>>map(JavaClass::reflect)
        .filter(type -> !passesOnAnother(type))
        .toList();
  }

  private static boolean passesOnAnother(Class<?> type) {
    return type.getRecordComponents().length == 1
        && Refusal.class.isAssignableFrom(type.getRecordComponents()[0].getType());
  }
}
