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

/** How contexts use each other: by id, or by declaration. */
final class ContextRules {

  /** Packages that every context may use without declaring it. */
  private static final Set<String> OPEN_TO_ALL = Set.of("kernel", "json");

  private final CodeBase code;
  private final DeclaredUses uses;

  ContextRules(CodeBase code) {
    this.code = code;
    this.uses = new DeclaredUses(code);
  }

  List<LayerRule> all() {
    return code.hasInner()
        ? List.of(contextsUseWhatTheyDeclare(), declaredUsesAreNeeded(), contextsFormNoCycles())
        : List.of();
  }

  private LayerRule contextsUseWhatTheyDeclare() {
    return LayerRule.about(
        "contextsUseWhatTheyDeclare",
        code.inner(),
        "use another context only by its ids, unless @MayUse in their package-info names it",
        Violations.dependingOn(this::isUndeclared));
  }

  private boolean isUndeclared(Dependency dependency) {
    JavaClass origin = dependency.getOriginClass();
    JavaClass target = Violations.target(dependency);
    Optional<String> from = code.contextOf(origin);
    Optional<String> to = innerContextOf(target);
    return from.isPresent()
        && to.isPresent()
        && !from.equals(to)
        && !OPEN_TO_ALL.contains(to.get())
        && !isId(target)
        && !uses.allow(origin, to.get());
  }

  private LayerRule declaredUsesAreNeeded() {
    return LayerRule.about(
        "declaredUsesAreNeeded",
        code.inner(),
        "declare only the contexts that they use",
        type ->
            type.getSimpleName().equals("package-info") && code.contextOf(type).isPresent()
                ? uses.named(type).stream()
                    .filter(context -> !follows(type.getPackage(), context))
                    .map(context -> type.getDescription() + " has no use for " + context)
                : Stream.empty());
  }

  private boolean follows(JavaPackage origin, String context) {
    return origin.getClassDependenciesFromThisPackageTree().stream()
        .map(Violations::target)
        .anyMatch(target -> innerContextOf(target).filter(context::equals).isPresent());
  }

  private Optional<String> innerContextOf(JavaClass type) {
    return code.inner().test(type) ? code.contextOf(type) : Optional.empty();
  }

  private LayerRule contextsFormNoCycles() {
    return new LayerRule(
        "contextsFormNoCycles",
        SlicesRuleDefinition.slices()
            .assignedFrom(contexts())
            .should()
            .beFreeOfCycles()
            .ignoreDependency(
                DescribedPredicate.alwaysTrue(), CodeBase.predicate("an id", ContextRules::isId))
            .as("contexts of one layer form no cycle, ids apart")
            .allowEmptyShould(false));
  }

  private SliceAssignment contexts() {
    DescribedPredicate<JavaClass> subjects = code.innerAndAdapters();
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return subjects.test(type)
            ? code.contextOf(type)
                .map(
                    context -> SliceIdentifier.of(code.layerOf(type).orElseThrow().name(), context))
                .orElseGet(SliceIdentifier::ignore)
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "contexts";
      }
    };
  }

  static boolean isId(JavaClass type) {
    return type.isTopLevelClass() && type.getSimpleName().endsWith("Id");
  }
}
