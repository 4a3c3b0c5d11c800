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

  private final House house;
  private final Set<String> bareNouns;

  NameRules(House house, Set<String> bareNouns) {
    this.house = house;
    this.bareNouns = bareNouns;
  }

  List<HouseRule> all() {
    return List.of(packagesAreNamedByContext(), bareNounsNameNoType());
  }

  private HouseRule packagesAreNamedByContext() {
    return HouseRule.about(
        "packagesAreNamedByContext",
        house.everywhere(),
        "not live in a package named model, impl, util, common, service, helper or manager",
        type ->
            house.shelvesOf(type).stream()
                .filter(EMPTY_WORDS::contains)
                .map(word -> type.getDescription() + " lives in a package named " + word));
  }

  private HouseRule bareNounsNameNoType() {
    return HouseRule.about(
        "bareNounsNameNoType",
        house.everywhere(),
        "not be named by a noun that means several things: "
            + String.join(", ", bareNouns.stream().sorted().toList()),
        type ->
            bareNouns.contains(type.getSimpleName())
                ? Stream.of(type.getDescription() + " says not which " + type.getSimpleName())
                : Stream.empty());
  }
}
