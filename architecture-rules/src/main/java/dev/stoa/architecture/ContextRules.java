package dev.stoa.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** How contexts speak of each other: by id, or along arrows they have declared. */
final class ContextRules {

  /** What every context is made of, so nobody has to declare it. */
  private static final Set<String> OPEN_TO_ALL = Set.of("kernel", "json");

  private final House house;
  private final Arrows arrows;

  ContextRules(House house) {
    this.house = house;
    this.arrows = new Arrows(house);
  }

  List<HouseRule> all() {
    return house.hasInner()
        ? List.of(contextsSpeakByDeclaredArrows(), declaredArrowsAreUsed(), contextsFormNoCycles())
        : List.of();
  }

  private HouseRule contextsSpeakByDeclaredArrows() {
    return HouseRule.about(
        "contextsSpeakByDeclaredArrows",
        house.inner(),
        "see another context only by its ids, or along an arrow in @SpeaksOf of its package-info",
        Offences.dependingOn(this::isUndeclared));
  }

  private boolean isUndeclared(Dependency dependency) {
    JavaClass origin = dependency.getOriginClass();
    JavaClass target = Offences.target(dependency);
    Optional<String> from = house.contextOf(origin);
    Optional<String> to = innerContextOf(target);
    return from.isPresent()
        && to.isPresent()
        && !from.equals(to)
        && !OPEN_TO_ALL.contains(to.get())
        && !isId(target)
        && !arrows.from(origin).contains(to.get());
  }

  private HouseRule declaredArrowsAreUsed() {
    return HouseRule.about(
        "declaredArrowsAreUsed",
        house.inner(),
        "declare no arrow that nobody follows, because then it tells of a house that is gone",
        type ->
            type.getSimpleName().equals("package-info") && house.contextOf(type).isPresent()
                ? arrows.from(type).stream()
                    .filter(context -> !follows(type.getPackage(), context))
                    .map(context -> type.getDescription() + " has no use for " + context)
                : Stream.empty());
  }

  private boolean follows(JavaPackage origin, String context) {
    return origin.getClassDependenciesFromThisPackageTree().stream()
        .map(Offences::target)
        .anyMatch(target -> innerContextOf(target).filter(context::equals).isPresent());
  }

  private Optional<String> innerContextOf(JavaClass type) {
    return house.inner().test(type) ? house.contextOf(type) : Optional.empty();
  }

  private HouseRule contextsFormNoCycles() {
    return new HouseRule(
        "contextsFormNoCycles",
        SlicesRuleDefinition.slices()
            .assignedFrom(contexts())
            .should()
            .beFreeOfCycles()
            .ignoreDependency(
                DescribedPredicate.alwaysTrue(), House.predicate("an id", ContextRules::isId))
            .as("contexts of one room form no cycle, ids apart")
            .allowEmptyShould(false));
  }

  private SliceAssignment contexts() {
    DescribedPredicate<JavaClass> subjects = house.innerAndAdapters();
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return subjects.test(type)
            ? house
                .contextOf(type)
                .map(
                    context -> SliceIdentifier.of(house.roomOf(type).orElseThrow().name(), context))
                .orElseGet(SliceIdentifier::ignore)
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "contexts";
      }
    };
  }

  private static boolean isId(JavaClass type) {
    return type.isTopLevelClass() && type.getSimpleName().endsWith("Id");
  }
}
