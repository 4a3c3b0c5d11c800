package dev.stoa.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A service has fewer rooms than the full house, or others. */
class OwnRoomsTest {

  private static final String ROOT = "dev.stoa.architecture.violators.doorsofbootstrap";

  private final JavaClasses classes = HouseRulesTest.classesBelow(ROOT);

  @Test
  void onlyTheRoomsNamedHaveDoors() {
    assertEquals(
        List.of("doorsOfDomain", "doorsOfAdapterHttp"),
        HouseRules.forRoot(ROOT)
            .withRooms(Rooms.DOMAIN, Room.named("adapter.http").seeing("application"))
            .rules()
            .stream()
            .map(HouseRule::name)
            .filter(name -> name.startsWith("doorsOf"))
            .toList());
  }

  @Test
  void aRoomOfOnesOwnIsARoom() {
    HouseRules rules = HouseRules.forRoot(ROOT).andRooms(Room.named("attic"));

    named(rules, "everyClassHasARoom").check(classes);
  }

  @Test
  void aDoorThatIsOpenedLetsPass() {
    HouseRules rules =
        HouseRules.forRoot(ROOT)
            .withRooms(Rooms.BOOTSTRAP.seeing("attic"), Room.named("attic").using("java.util.."));

    named(rules, "doorsOfBootstrap").check(classes);
  }

  @Test
  void aRoomThatIsNamedMustHoldSomething() {
    HouseRules rules = HouseRules.forRoot(ROOT).andRooms(Room.named("cellar"));

    HouseRule doors = named(rules, "doorsOfCellar");
    assertThrows(AssertionError.class, () -> doors.check(classes));
  }

  @Test
  void aHouseChoosesItsOwnBareNouns() {
    HouseRule nouns = named(HouseRules.forRoot(ROOT).withBareNouns("Stray"), "bareNounsNameNoType");

    String said = assertThrows(AssertionError.class, () -> nouns.check(classes)).getMessage();
    assertTrue(said.contains("says not which Stray"), said);
  }

  @Test
  void aDeeperRoomIsNotTheRoomAroundIt() {
    HouseRules rules =
        HouseRules.forRoot("dev.stoa.architecture.violators")
            .withRooms(
                Room.named("doorsofbootstrap").using(".."), Room.named("doorsofbootstrap.attic"));

    String said =
        assertThrows(
                AssertionError.class, () -> named(rules, "doorsOfDoorsofbootstrap").check(classes))
            .getMessage();
    assertTrue(said.contains("BadWiring"), said);
  }

  @Test
  void theseRulesKeepTheRules() {
    HouseRules.forRoot("dev.stoa")
        .withRooms(Room.named("architecture").using("com.tngtech.archunit.."))
        .check();
  }

  private static HouseRule named(HouseRules rules, String name) {
    return rules.rules().stream()
        .filter(rule -> rule.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
