package dev.stoa.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A service has fewer layers than the full code, or others. */
class OwnLayersTest {

  private static final String ROOT = "dev.stoa.architecture.violators.dependenciesofbootstrap";

  private final JavaClasses classes = LayerRulesTest.classesBelow(ROOT);

  @Test
  void onlyTheLayersNamedHaveRules() {
    assertEquals(
        List.of("dependenciesOfDomain", "dependenciesOfAdapterHttp"),
        LayerRules.forRoot(ROOT)
            .withLayers(Layers.DOMAIN, Layer.named("adapter.http").seeing("application"))
            .rules()
            .stream()
            .map(LayerRule::name)
            .filter(name -> name.startsWith("dependenciesOf"))
            .toList());
  }

  @Test
  void aLayerOfOnesOwnIsALayer() {
    LayerRules rules = LayerRules.forRoot(ROOT).andLayers(Layer.named("attic"));

    named(rules, "everyClassHasALayer").check(classes);
  }

  @Test
  void aDoorThatIsOpenedLetsPass() {
    LayerRules rules =
        LayerRules.forRoot(ROOT)
            .withLayers(
                Layers.BOOTSTRAP.seeing("attic"), Layer.named("attic").using("java.util.."));

    named(rules, "dependenciesOfBootstrap").check(classes);
  }

  @Test
  void aLayerThatIsNamedMustHoldSomething() {
    LayerRules rules = LayerRules.forRoot(ROOT).andLayers(Layer.named("cellar"));

    LayerRule rule = named(rules, "dependenciesOfCellar");
    assertThrows(AssertionError.class, () -> rule.check(classes));
  }

  @Test
  void aProjectChoosesItsOwnBareNouns() {
    LayerRule nouns = named(LayerRules.forRoot(ROOT).withBareNouns("Stray"), "bareNounsNameNoType");

    String text = assertThrows(AssertionError.class, () -> nouns.check(classes)).getMessage();
    assertTrue(text.contains("does not say which Stray"), text);
  }

  @Test
  void aDeeperLayerIsNotTheOneAroundIt() {
    LayerRules rules =
        LayerRules.forRoot("dev.stoa.architecture.violators")
            .withLayers(
                Layer.named("dependenciesofbootstrap").using(".."),
                Layer.named("dependenciesofbootstrap.attic"));

    String text =
        assertThrows(
                AssertionError.class,
                () -> named(rules, "dependenciesOfDependenciesofbootstrap").check(classes))
            .getMessage();
    assertTrue(text.contains("BadWiring"), text);
  }

  @Test
  void theseRulesKeepTheRules() {
    LayerRules.forRoot("dev.stoa")
        .withLayers(Layer.named("architecture").using("com.tngtech.archunit..", "org.jspecify.."))
        .check();
  }

  private static LayerRule named(LayerRules rules, String name) {
    return rules.rules().stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
