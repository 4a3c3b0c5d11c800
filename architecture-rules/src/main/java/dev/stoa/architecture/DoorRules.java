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

/** Which room may see which: every door is listed, and what is not listed is a wall. */
final class DoorRules {

  private final House house;

  DoorRules(House house) {
    this.house = house;
  }

  List<HouseRule> all() {
    List<HouseRule> rules = new ArrayList<>();
    house.rooms().forEach(room -> rules.add(doorsOf(room)));
    rules.add(everyClassHasARoom());
    rules.add(nothingSeesBootstrap());
    return rules;
  }

  private HouseRule doorsOf(Room room) {
    return HouseRule.about(
        "doorsOf" + inCamelCase(room.name()),
        house.room(room),
        "see only themselves, the rooms " + room.rooms() + " and the packages " + room.libraries(),
        Offences.seeing(allowedIn(room).negate()));
  }

  private Predicate<JavaClass> allowedIn(Room room) {
    PackageMatchers libraries = PackageMatchers.of(room.libraries());
    return type -> {
      if (type.isPrimitive()) {
        return true;
      }
      if (!house.isBelowRoot(type)) {
        return libraries.test(type.getPackageName());
      }
      Optional<String> seen = house.roomOf(type).map(Room::name);
      return seen.filter(name -> name.equals(room.name()) || room.rooms().contains(name))
          .isPresent();
    };
  }

  private HouseRule everyClassHasARoom() {
    return HouseRule.about(
        "everyClassHasARoom",
        house.everywhere(),
        "live in a room that has rules",
        type ->
            house.roomOf(type).isPresent()
                ? Stream.empty()
                : Stream.of(type.getDescription() + " lives in no room"));
  }

  private HouseRule nothingSeesBootstrap() {
    Predicate<JavaClass> wiring = type -> house.isBelow("bootstrap", type);
    return HouseRule.about(
        "nothingSeesBootstrap",
        House.predicate(
            "live below " + house.root() + " outside bootstrap",
            type -> house.isBelowRoot(type) && !wiring.test(type)),
        "not see bootstrap, because wiring is the end of every arrow",
        Offences.seeing(wiring));
  }

  private static String inCamelCase(String name) {
    return Arrays.stream(name.split("\\."))
        .map(part -> part.substring(0, 1).toUpperCase(Locale.ROOT) + part.substring(1))
        .collect(Collectors.joining());
  }
}
