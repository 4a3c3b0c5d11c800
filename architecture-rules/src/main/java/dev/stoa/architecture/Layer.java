package dev.stoa.architecture;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;

/**
 * A package below the root that holds one kind of code, and everything its classes may depend on.
 *
 * @param name the package below the root, such as {@code domain} or {@code adapter.jooq}
 * @param layers the names of the other layers it may depend on
 * @param libraries the packages outside the project it may depend on, such as {@code org.jooq..}
 */
public record Layer(String name, List<String> layers, List<String> libraries) {

  public Layer {
    requireNonNull(name, "name is null");
    layers = List.copyOf(layers);
    libraries = List.copyOf(libraries);
  }

  /** A layer that may depend on itself and {@code java..}, until it is allowed more. */
  public static Layer named(String name) {
    return new Layer(name, List.of(), List.of("java.."));
  }

  /** The same layer, allowed to depend on others. */
  public Layer seeing(String... others) {
    return new Layer(name, joined(layers, others), libraries);
  }

  /** The same layer with more libraries. */
  public Layer using(String... packages) {
    return new Layer(name, layers, joined(libraries, packages));
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
