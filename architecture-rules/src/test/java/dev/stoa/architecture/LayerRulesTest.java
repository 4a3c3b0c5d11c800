package dev.stoa.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every rule bites and lets pass. Below {@code violators} each rule has its own small project:
 * classes named {@code Bad...} must each be reported, classes named {@code Good...} must not.
 */
class LayerRulesTest {

  private static final String SAMPLE = "dev.stoa.architecture.sample";
  private static final String VIOLATORS = "dev.stoa.architecture.violators";

  @Test
  void everyRuleHasAViolatorAndEveryViolatorARule() {
    Set<String> rules =
        LayerRules.forRoot(SAMPLE).rules().stream()
            .map(rule -> rule.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> violators =
        classesBelow(VIOLATORS).stream()
            .filter(LayerRulesTest::isBad)
            .map(type -> type.getPackageName().substring(VIOLATORS.length() + 1).split("\\.")[0])
            .collect(Collectors.toCollection(TreeSet::new));

    assertEquals(rules, violators);
  }

  @TestFactory
  Stream<DynamicTest> everyRuleBites() {
    return LayerRules.forRoot(SAMPLE).rules().stream()
        .map(rule -> dynamicTest(rule.name(), () -> assertBites(rule.name())));
  }

  private static void assertBites(String name) {
    String root = VIOLATORS + "." + name.toLowerCase(Locale.ROOT);
    JavaClasses code = classesBelow(root);
    List<String> reported =
        ruleOf(root, name).rule().evaluate(code).getFailureReport().getDetails();

    for (JavaClass type : code) {
      boolean isReported = reported.stream().anyMatch(line -> line.contains(type.getName()));
      if (isBad(type)) {
        assertTrue(isReported, () -> type.getName() + " is not in " + reported);
      }
      if (type.getName().contains(".Good")) {
        assertFalse(isReported, () -> type.getName() + " is in " + reported);
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> everyRuleLetsTheSamplePass() {
    JavaClasses sample = classesBelow(SAMPLE);
    return LayerRules.forRoot(SAMPLE).rules().stream()
        .map(rule -> dynamicTest(rule.name(), () -> rule.check(sample)));
  }

  @TestFactory
  Stream<DynamicTest> noRulePassesWhereThereIsNothingToLookAt() {
    JavaClasses nothing = classesBelow("dev.stoa.architecture.nowhere");
    return LayerRules.forRoot(SAMPLE).rules().stream()
        .map(
            rule ->
                dynamicTest(
                    rule.name(),
                    () -> assertThrows(AssertionError.class, () -> rule.check(nothing))));
  }

  @Test
  void everyRuleSaysInOneLineWhatItDemands() {
    for (LayerRule rule : LayerRules.forRoot(SAMPLE).rules()) {
      assertFalse(rule.description().isBlank() || rule.description().contains("\n"), rule.name());
    }
  }

  @Test
  void aCheckReportsEveryBrokenRule() {
    String root = VIOLATORS + ".nocontainerinside";
    AssertionError broken =
        assertThrows(
            AssertionError.class, () -> LayerRules.forRoot(root).check(classesBelow(root)));

    assertTrue(broken.getMessage().contains("noContainerInside: "), broken.getMessage());
    assertTrue(broken.getMessage().contains("dependenciesOfDomain: "), broken.getMessage());
  }

  static JavaClasses classesBelow(String root) {
    return new ClassFileImporter().importPackages(root);
  }

  static LayerRule ruleOf(String root, String name) {
    return LayerRules.forRoot(root).rules().stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  // What is nested in a violator violates too; of a package only its description can be bad.
  private static boolean isBad(JavaClass type) {
    return type.getName().contains(".Bad") || type.getName().contains(".bad");
  }
}
