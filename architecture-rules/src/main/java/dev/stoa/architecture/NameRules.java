package dev.stoa.architecture;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Names that say nothing, or say two things at once. */
final class NameRules {

  private static final Set<String> EMPTY_WORDS =
      Set.of(
          "model",
          "models",
          "impl",
          "util",
          "utils",
          "common",
          "service",
          "services",
          "helper",
          "helpers",
          "manager",
          "managers");

  private final CodeBase code;
  private final Set<String> bareNouns;

  NameRules(CodeBase code, Set<String> bareNouns) {
    this.code = code;
    this.bareNouns = bareNouns;
  }

  List<LayerRule> all() {
    return List.of(packagesAreNamedByContext(), bareNounsNameNoType());
  }

  private LayerRule packagesAreNamedByContext() {
    return LayerRule.about(
        "packagesAreNamedByContext",
        code.everywhere(),
        "not live in a package named model, impl, util, common, service, helper or manager",
        type ->
            code.packagesOf(type).stream()
                .filter(EMPTY_WORDS::contains)
                .map(word -> type.getDescription() + " lives in a package named " + word));
  }

  private LayerRule bareNounsNameNoType() {
    return LayerRule.about(
        "bareNounsNameNoType",
        code.everywhere(),
        "not be named by a noun that means several things: "
            + String.join(", ", bareNouns.stream().sorted().toList()),
        type ->
            bareNouns.contains(type.getSimpleName())
                ? Stream.of(type.getDescription() + " does not say which " + type.getSimpleName())
                : Stream.empty());
  }
}
