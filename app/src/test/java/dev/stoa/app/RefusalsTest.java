package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.kernel.Refusal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every refusal can be reported to callers outside Java with its facts. */
final class RefusalsTest {

  @TestFactory
  Stream<DynamicTest> everyRefusalHasFacts() {
    return refusals().stream()
        .map(type -> dynamicTest(type.getName(), () -> Schemas.ofAnswer(Shapes.ofRecord(type))));
  }

  @Test
  void thereAreRefusals() {
    assertFalse(refusals().isEmpty());
  }

  private static List<Class<?>> refusals() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.stoa.domain", "dev.stoa.application")
            .stream()
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
