package dev.stoa.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No operation takes a type of Vavr: a caller needs to know nothing of it. */
final class PlainJavaParametersTest {

  private static final List<Method> OPERATIONS =
      Arrays.stream(Workspace.class.getMethods())
          .map(Method::getReturnType)
          .filter(type -> type.getSimpleName().endsWith("Operations"))
          .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .toList();

  @Test
  void noOperationTakesATypeOfVavr() {
    assertTrue(OPERATIONS.size() > 300, "operations: " + OPERATIONS.size());
    assertEquals(
        List.of(),
        OPERATIONS.stream()
            .filter(
                one ->
                    Arrays.stream(one.getParameterTypes())
                        .anyMatch(type -> type.getName().startsWith("io.vavr")))
            .map(Method::toString)
            .toList());
  }
}
