package dev.stoa.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No operation requires a Vavr type from its caller. */
final class PlainJavaParametersTest {

  private static final List<Method> OPERATIONS =
      Arrays.stream(Workspace.class.getMethods())
          .map(Method::getReturnType)
          .filter(type -> type.getSimpleName().endsWith("Operations"))
          .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .toList();

  @Test
  void whereAnOptionIsAcceptedAnOptionalIsToo() {
    assertTrue(OPERATIONS.size() > 300, "operations: " + OPERATIONS.size());
    List<Method> withOption =
        OPERATIONS.stream().filter(one -> types(one).anyMatch(Option.class::equals)).toList();
    assertEquals(
        List.of(),
        withOption.stream()
            .filter(one -> OPERATIONS.stream().noneMatch(other -> isPlainFormOf(one, other)))
            .map(Method::toString)
            .toList());
  }

  @Test
  void noOperationRequiresACollectionOfVavr() {
    assertEquals(
        List.of(),
        OPERATIONS.stream()
            .filter(
                one -> types(one).anyMatch(type -> type.getName().startsWith("io.vavr.collection")))
            .map(Method::toString)
            .toList());
  }

  private static boolean isPlainFormOf(Method method, Method other) {
    return method.getDeclaringClass() == other.getDeclaringClass()
        && method.getName().equals(other.getName())
        && types(method)
            .map(type -> type == Option.class ? Optional.class : type)
            .toList()
            .equals(types(other).toList());
  }

  private static Stream<Class<?>> types(Method method) {
    return Arrays.stream(method.getParameterTypes());
  }
}
