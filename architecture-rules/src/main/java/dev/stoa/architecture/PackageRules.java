package dev.stoa.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Set;

/** How the packages of a layer use each other. */
final class PackageRules {

  private final CodeBase code;
  private final Set<String> exempt;

  PackageRules(CodeBase code, Set<String> exempt) {
    this.code = code;
    this.exempt = exempt;
  }

  List<LayerRule> all() {
    return List.of(packagesFormNoCycles());
  }

  private LayerRule packagesFormNoCycles() {
    return new LayerRule(
        "packagesFormNoCycles",
        SlicesRuleDefinition.slices()
            .assignedFrom(packages())
            .should()
            .beFreeOfCycles()
            .ignoreDependency(
                DescribedPredicate.alwaysTrue(), CodeBase.predicate("an id", ContextRules::isId))
            .as("packages of one layer form no cycle, ids apart")
            .allowEmptyShould(false));
  }

  private SliceAssignment packages() {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return code.layerOf(type)
            .map(Layer::name)
            .filter(layer -> !exempt.contains(layer) && !isGenerated(type))
            .map(layer -> SliceIdentifier.of(layer, type.getPackageName()))
            .orElseGet(SliceIdentifier::ignore);
      }

      @Override
      public String getDescription() {
        return "packages";
      }
    };
  }

  /** Whether a tool lays out its packages, as jOOQ does for tables. */
  private static boolean isGenerated(JavaClass type) {
    return (type.getPackageName() + ".").contains(".generated.");
  }
}
