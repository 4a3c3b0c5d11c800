package dev.stoa.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A root package and its rooms: knows for every class in which room and context it lives. */
record House(String root, List<Room> rooms) {

  private static final List<String> INNER = List.of("domain", "application");

  House {
    rooms = List.copyOf(rooms);
  }

  boolean has(String room) {
    return rooms.stream().anyMatch(known -> known.name().equals(room));
  }

  boolean hasInner() {
    return INNER.stream().anyMatch(this::has);
  }

  boolean hasAdapters() {
    return rooms.stream().anyMatch(Room::isAdapter);
  }

  boolean isBelowRoot(JavaClass type) {
    return isIn(type, root);
  }

  boolean isBelow(String room, JavaClass type) {
    return isIn(type, root + "." + room);
  }

  /**
   * The deepest room that holds the class, because {@code testkit.postgres} is not {@code testkit}.
   */
  Optional<Room> roomOf(JavaClass type) {
    return rooms.stream()
        .filter(room -> isIn(type, packageOf(room)))
        .max(Comparator.comparingInt(room -> room.name().length()));
  }

  /** The shelf: the first package below the room, if the class is not in the room itself. */
  Optional<String> contextOf(JavaClass type) {
    return roomOf(type)
        .map(room -> type.getPackageName().substring(packageOf(room).length()))
        .filter(rest -> !rest.isEmpty())
        .map(rest -> rest.split("\\.")[1]);
  }

  String packageOf(Room room) {
    return root + "." + room.name();
  }

  DescribedPredicate<JavaClass> everywhere() {
    return predicate("live below " + root, this::isBelowRoot);
  }

  DescribedPredicate<JavaClass> room(Room wanted) {
    return predicate(
        "live in " + packageOf(wanted), type -> roomOf(type).filter(wanted::equals).isPresent());
  }

  DescribedPredicate<JavaClass> adapters() {
    return inRooms("live in an adapter of " + root, Room::isAdapter);
  }

  /** Domain and application: the rooms that decide, and so must be repeatable. */
  DescribedPredicate<JavaClass> inner() {
    return inRooms("live in the inner rooms of " + root, room -> INNER.contains(room.name()));
  }

  DescribedPredicate<JavaClass> innerAndAdapters() {
    return inner().or(adapters()).as("live in the inner rooms or an adapter of " + root);
  }

  private DescribedPredicate<JavaClass> inRooms(String description, Predicate<Room> wanted) {
    return predicate(description, type -> roomOf(type).filter(wanted).isPresent());
  }

  static DescribedPredicate<JavaClass> predicate(String description, Predicate<JavaClass> test) {
    return DescribedPredicate.describe(description, test);
  }

  private static boolean isIn(JavaClass type, String packageName) {
    String own = type.getPackageName();
    return own.equals(packageName) || own.startsWith(packageName + ".");
  }

  /** The packages of a class below the root, one by one. */
  List<String> shelvesOf(JavaClass type) {
    return Arrays.asList(type.getPackageName().substring(root.length()).split("\\."));
  }
}
