package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.PackageMatchers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which layer may depend on which: everything allowed is listed. */
final class DependencyRules {

  private final CodeBase code;

  DependencyRules(CodeBase code) {
    this.code = code;
  }

  List<LayerRule> all() {
    List<LayerRule> rules = new ArrayList<>();
    code.layers().forEach(layer -> rules.add(dependenciesOf(layer)));
    rules.add(everyClassHasALayer());
    rules.add(onlyAppSeesBootstrap());
    return rules;
  }

  private LayerRule dependenciesOf(Layer layer) {
    return LayerRule.about(
        "dependenciesOf" + inCamelCase(layer.name()),
        code.layer(layer),
        "depend only on themselves, the layers "
            + layer.layers()
            + " and the packages "
            + layer.libraries(),
        Violations.seeing(allowedIn(layer).negate()));
  }

  private Predicate<JavaClass> allowedIn(Layer layer) {
    PackageMatchers libraries = PackageMatchers.of(layer.libraries());
    return type -> {
      if (type.isPrimitive()) {
        return true;
      }
      if (!code.isBelowRoot(type)) {
        return libraries.test(type.getPackageName());
      }
      Optional<String> seen = code.layerOf(type).map(Layer::name);
      return seen.filter(name -> name.equals(layer.name()) || layer.layers().contains(name))
          .isPresent();
    };
  }

  private LayerRule everyClassHasALayer() {
    return LayerRule.about(
        "everyClassHasALayer",
        code.everywhere(),
        "live in a layer that has rules",
        type ->
            code.layerOf(type).isPresent()
                ? Stream.empty()
                : Stream.of(type.getDescription() + " is in no layer"));
  }

  private LayerRule onlyAppSeesBootstrap() {
    Predicate<JavaClass> wiring = type -> code.isBelow("bootstrap", type);
    Predicate<JavaClass> program = type -> code.isBelow("app", type);
    return LayerRule.about(
        "onlyAppSeesBootstrap",
        CodeBase.predicate(
            "live below " + code.root() + " outside bootstrap and app",
            type -> code.isBelowRoot(type) && !wiring.test(type) && !program.test(type)),
        "not see bootstrap, because wiring depends on everything and only programs on wiring",
        Violations.seeing(wiring));
  }

  private static String inCamelCase(String name) {
    return Arrays.stream(name.split("\\."))
        .map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
        .collect(Collectors.joining());
  }
}
