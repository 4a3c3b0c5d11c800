package dev.stoa.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.function.Function;
import java.util.stream.Stream;

/** An ArchUnit rule with a short name, so that a service can list, pick or leave out by name. */
public record LayerRule(String name, ArchRule rule) {

  /** Throws an {@link AssertionError} that lists every violation. */
  public void check(JavaClasses classes) {
    rule.check(classes);
  }

  /** What the rule says, in one sentence. */
  public String description() {
    return rule.getDescription();
  }

  /**
   * A rule about some classes, which fails too where there is none of them: a rule that looked at
   * nothing has proved nothing.
   */
  static LayerRule about(
      String name,
      DescribedPredicate<JavaClass> subjects,
      String demand,
      Function<JavaClass, Stream<String>> violations) {
    ArchCondition<JavaClass> condition =
        new ArchCondition<>(demand) {
          @Override
          public void check(JavaClass type, ConditionEvents events) {
            violations
                .apply(type)
                .forEach(text -> events.add(SimpleConditionEvent.violated(type, text)));
          }
        };
    return new LayerRule(
        name,
        ArchRuleDefinition.classes().that(subjects).should(condition).allowEmptyShould(false));
  }
}
