package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The rules of one house, made from its root package and its rooms. */
public final class HouseRules {

  private static final Set<String> BARE_NOUNS = Set.of("Session", "Message", "Debate", "Promotion");

  private final House house;
  private final Set<String> bareNouns;

  private HouseRules(House house, Set<String> bareNouns) {
    this.house = house;
    this.bareNouns = bareNouns;
  }

  /** The rules of a house below this package that has every room of {@link Rooms}. */
  public static HouseRules forRoot(String root) {
    return new HouseRules(new House(root, Rooms.all()), BARE_NOUNS);
  }

  /** The same rules for a house that has exactly these rooms, none of them empty. */
  public HouseRules withRooms(Room... rooms) {
    return new HouseRules(new House(house.root(), List.of(rooms)), bareNouns);
  }

  /** The same rules for a house that has these rooms too. */
  public HouseRules andRooms(Room... rooms) {
    List<Room> all = new ArrayList<>(house.rooms());
    all.addAll(List.of(rooms));
    return new HouseRules(new House(house.root(), all), bareNouns);
  }

  /** The same rules where these nouns, and no others, are too vague to name a type. */
  public HouseRules withBareNouns(String... nouns) {
    return new HouseRules(house, Set.of(nouns));
  }

  /** Every rule, in the order in which they are best read. */
  public List<HouseRule> rules() {
    List<HouseRule> rules = new ArrayList<>();
    rules.addAll(new DoorRules(house).all());
    rules.addAll(new ContextRules(house).all());
    rules.addAll(new NameRules(house, bareNouns).all());
    rules.addAll(new ShapeRules(house).all());
    rules.addAll(new PurityRules(house).all());
    rules.addAll(new ColumnRules(house).all());
    rules.addAll(new CareRules(house).all());
    return List.copyOf(rules);
  }

  /** Checks the main classes below the root that are on the class path; tests are left out. */
  public void check() {
    check(
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(house.root()));
  }

  /** Checks every rule and reports all that are broken, not only the first. */
  public void check(JavaClasses classes) {
    List<String> broken = new ArrayList<>();
    for (HouseRule rule : rules()) {
      try {
        rule.check(classes);
      } catch (AssertionError e) {
        broken.add(rule.name() + ": " + e.getMessage());
      }
    }
    if (!broken.isEmpty()) {
      throw new AssertionError(String.join("\n\n", broken));
    }
  }
}
