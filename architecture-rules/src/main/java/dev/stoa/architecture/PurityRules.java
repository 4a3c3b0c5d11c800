package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.PackageMatchers;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** What the layers that decide must not reach for themselves: time, chance, storage, containers. */
final class PurityRules {

  private static final String[] CONTAINERS = {
    "com.google.inject..",
    "jakarta.inject..",
    "javax.inject..",
    "jakarta.enterprise..",
    "jakarta.annotation..",
    "javax.annotation..",
    "org.springframework.."
  };

  private final CodeBase code;

  PurityRules(CodeBase code) {
    this.code = code;
  }

  List<LayerRule> all() {
    List<LayerRule> rules = new ArrayList<>();
    if (code.hasInner()) {
      rules.addAll(List.of(timeIsInjected(), randomnessIsInjected(), noJdbcInside()));
    }
    if (code.hasInner() || code.hasAdapters()) {
      rules.add(noContainerInside());
    }
    rules.add(noFieldInjection());
    return rules;
  }

  private LayerRule timeIsInjected() {
    return LayerRule.about(
        "timeIsInjected",
        code.inner(),
        "not ask the machine for the time: take an instant or an InstantSource in",
        Violations.calling(PurityRules::asksForTheTime));
  }

  private static boolean asksForTheTime(JavaCodeUnitAccess<?> access) {
    JavaClass owner = access.getTarget().getOwner();
    String name = access.getTarget().getName();
    boolean takesAClock =
        access.getTarget().getRawParameterTypes().stream()
            .anyMatch(type -> type.isAssignableTo(Clock.class));
    return Violations.isTo(access, System.class, "currentTimeMillis")
        || Violations.isTo(access, System.class, "nanoTime")
        || Violations.isTo(access, InstantSource.class, "system")
        || (owner.isEquivalentTo(Clock.class)
            && (name.startsWith("system") || name.startsWith("tick"))
            && !takesAClock)
        || (owner.getPackageName().startsWith("java.time") && name.equals("now") && !takesAClock);
  }

  private LayerRule randomnessIsInjected() {
    return LayerRule.about(
        "randomnessIsInjected",
        code.inner(),
        "not make up ids or numbers: take them, or a seeded source, in",
        Violations.calling(PurityRules::drawsRandomness));
  }

  private static boolean drawsRandomness(JavaCodeUnitAccess<?> access) {
    JavaClass owner = access.getTarget().getOwner();
    return Violations.isTo(access, UUID.class, "randomUUID")
        || Violations.isTo(access, Math.class, "random")
        || Violations.isTo(access, StrictMath.class, "random")
        || Violations.isTo(access, Random.class, "<init>")
        || owner.isEquivalentTo(ThreadLocalRandom.class)
        || (owner.isEquivalentTo(SecureRandom.class) && makesOne(access));
  }

  // One handed in may be used, and one that gives out a known seed has to call its parent.
  private static boolean makesOne(JavaCodeUnitAccess<?> access) {
    String name = access.getTarget().getName();
    return name.startsWith("getInstance")
        || (name.equals("<init>") && !access.getOriginOwner().isAssignableTo(SecureRandom.class));
  }

  private LayerRule noJdbcInside() {
    return LayerRule.about(
        "noJdbcInside",
        code.inner(),
        "not see JDBC, because where things are stored is not their business",
        Violations.seeing("java.sql..", "javax.sql.."));
  }

  private LayerRule noContainerInside() {
    return LayerRule.about(
        "noContainerInside",
        code.innerAndAdapters(),
        "not see a container, so that a service can wire them with any or none",
        Violations.seeing(CONTAINERS));
  }

  private LayerRule noFieldInjection() {
    PackageMatchers containers = PackageMatchers.of(CONTAINERS);
    return LayerRule.about(
        "noFieldInjection",
        code.everywhere(),
        "get what they need by constructor, never by an annotated field",
        type ->
            type.getFields().stream()
                .flatMap(field -> field.getAnnotations().stream())
                .filter(annotation -> containers.test(annotation.getRawType().getPackageName()))
                .map(PurityRules::injection));
  }

  private static String injection(JavaAnnotation<?> annotation) {
    return annotation.getOwner().getDescription() + " is filled by " + annotation.getDescription();
  }
}
