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

/** What the rooms that decide must not reach for themselves: time, chance, storage, containers. */
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

  private final House house;

  PurityRules(House house) {
    this.house = house;
  }

  List<HouseRule> all() {
    List<HouseRule> rules = new ArrayList<>();
    if (house.hasInner()) {
      rules.addAll(List.of(timeComesIn(), chanceComesIn(), noJdbcInside()));
    }
    if (house.hasInner() || house.hasAdapters()) {
      rules.add(noContainerInside());
    }
    rules.add(noFieldInjection());
    return rules;
  }

  private HouseRule timeComesIn() {
    return HouseRule.about(
        "timeComesIn",
        house.inner(),
        "not ask the machine for the time: take an instant or an InstantSource in",
        Offences.calling(PurityRules::asksForTheTime));
  }

  private static boolean asksForTheTime(JavaCodeUnitAccess<?> access) {
    JavaClass owner = access.getTarget().getOwner();
    String name = access.getTarget().getName();
    boolean takesAClock =
        access.getTarget().getRawParameterTypes().stream()
            .anyMatch(type -> type.isAssignableTo(Clock.class));
    return Offences.isTo(access, System.class, "currentTimeMillis")
        || Offences.isTo(access, System.class, "nanoTime")
        || Offences.isTo(access, InstantSource.class, "system")
        || (owner.isEquivalentTo(Clock.class)
            && (name.startsWith("system") || name.startsWith("tick"))
            && !takesAClock)
        || (owner.getPackageName().startsWith("java.time") && name.equals("now") && !takesAClock);
  }

  private HouseRule chanceComesIn() {
    return HouseRule.about(
        "chanceComesIn",
        house.inner(),
        "not make up ids or numbers: take them, or a seeded source, in",
        Offences.calling(PurityRules::drawsLots));
  }

  private static boolean drawsLots(JavaCodeUnitAccess<?> access) {
    JavaClass owner = access.getTarget().getOwner();
    return Offences.isTo(access, UUID.class, "randomUUID")
        || Offences.isTo(access, Math.class, "random")
        || Offences.isTo(access, StrictMath.class, "random")
        || Offences.isTo(access, Random.class, "<init>")
        || owner.isEquivalentTo(ThreadLocalRandom.class)
        || (owner.isEquivalentTo(SecureRandom.class) && makesOne(access));
  }

  // One handed in may be used, and one that gives out a known seed has to call its parent.
  private static boolean makesOne(JavaCodeUnitAccess<?> access) {
    String name = access.getTarget().getName();
    return name.startsWith("getInstance")
        || (name.equals("<init>") && !access.getOriginOwner().isAssignableTo(SecureRandom.class));
  }

  private HouseRule noJdbcInside() {
    return HouseRule.about(
        "noJdbcInside",
        house.inner(),
        "not see JDBC, because where things are stored is not their business",
        Offences.seeing("java.sql..", "javax.sql.."));
  }

  private HouseRule noContainerInside() {
    return HouseRule.about(
        "noContainerInside",
        house.innerAndAdapters(),
        "not see a container, so that a service can wire them with any or none",
        Offences.seeing(CONTAINERS));
  }

  private HouseRule noFieldInjection() {
    PackageMatchers containers = PackageMatchers.of(CONTAINERS);
    return HouseRule.about(
        "noFieldInjection",
        house.everywhere(),
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
