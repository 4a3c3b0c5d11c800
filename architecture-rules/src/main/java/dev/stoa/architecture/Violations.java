package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.PackageMatchers;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The usual violations: depending on what is forbidden, and calling what is forbidden. */
final class Violations {

  private Violations() {}

  /** Each class is judged once: most are seen from hundreds of places. */
  static Function<JavaClass, Stream<String>> seeing(Predicate<JavaClass> forbidden) {
    Map<JavaClass, Boolean> judged = new ConcurrentHashMap<>();
    return dependingOn(dependency -> judged.computeIfAbsent(target(dependency), forbidden::test));
  }

  static Function<JavaClass, Stream<String>> seeing(String... packages) {
    PackageMatchers matchers = PackageMatchers.of(packages);
    return seeing(type -> matchers.test(type.getPackageName()));
  }

  static Function<JavaClass, Stream<String>> dependingOn(Predicate<Dependency> forbidden) {
    return type ->
        type.getDirectDependenciesFromSelf().stream()
            .filter(forbidden)
            .map(Dependency::getDescription);
  }

  /** Method references count: {@code Instant::now} hides a clock as well as a call does. */
  static Function<JavaClass, Stream<String>> calling(Predicate<JavaCodeUnitAccess<?>> forbidden) {
    return type ->
        type.getCodeUnitAccessesFromSelf().stream()
            .filter(forbidden)
            .map(JavaCodeUnitAccess::getDescription);
  }

  /** Whether it is the method, or the constructor {@code <init>}, of exactly this signature. */
  static boolean isTo(JavaCodeUnitAccess<?> access, Class<?> owner, String name, Class<?>... of) {
    return access.getTarget().getOwner().isEquivalentTo(owner)
        && access.getTarget().getName().equals(name)
        && access.getTarget().getRawParameterTypes().size() == of.length
        && Stream.iterate(0, i -> i + 1)
            .limit(of.length)
            .allMatch(i -> access.getTarget().getRawParameterTypes().get(i).isEquivalentTo(of[i]));
  }

  /** An array counts as its element type. */
  static JavaClass target(Dependency dependency) {
    return dependency.getTargetClass().getBaseComponentType();
  }
}
