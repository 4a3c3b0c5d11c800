package dev.stoa.architecture;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;

/**
 * A package below the root that holds one kind of code, and everything its classes may see.
 *
 * @param name the package below the root, such as {@code domain} or {@code adapter.jooq}
 * @param rooms the names of the other rooms it may see
 * @param libraries the packages outside the house it may see, such as {@code org.jooq..}
 */
public record Room(String name, List<String> rooms, List<String> libraries) {

  public Room {
    requireNonNull(name, "name is null");
    rooms = List.copyOf(rooms);
    libraries = List.copyOf(libraries);
  }

  /** A room that may see itself and {@code java..}, until it is allowed more. */
  public static Room named(String name) {
    return new Room(name, List.of(), List.of("java.."));
  }

  /** The same room with a door to others. */
  public Room seeing(String... others) {
    return new Room(name, joined(rooms, others), libraries);
  }

  /** The same room with more libraries. */
  public Room using(String... packages) {
    return new Room(name, rooms, joined(libraries, packages));
  }

  boolean isAdapter() {
    return name.startsWith("adapter.");
  }

  private static List<String> joined(List<String> first, String... more) {
    List<String> all = new ArrayList<>(first);
    all.addAll(List.of(more));
    return all;
  }
}
