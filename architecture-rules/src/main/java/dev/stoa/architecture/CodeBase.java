package dev.stoa.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** A root package and its layers: knows the layer and the context of every class. */
final class CodeBase {

  private static final List<String> INNER = List.of("domain", "application");

  private final String root;
  private final List<Layer> layers;

  /** Rules ask for the layer of each class that a class sees: often, and for few packages. */
  private final Map<String, Optional<Layer>> layersByPackage = new ConcurrentHashMap<>();

  CodeBase(String root, List<Layer> layers) {
    this.root = root;
    this.layers = List.copyOf(layers);
  }

  String root() {
    return root;
  }

  List<Layer> layers() {
    return layers;
  }

  boolean has(String layer) {
    return layers.stream().anyMatch(known -> known.name().equals(layer));
  }

  boolean hasInner() {
    return INNER.stream().anyMatch(this::has);
  }

  boolean hasAdapters() {
    return layers.stream().anyMatch(Layer::isAdapter);
  }

  boolean isBelowRoot(JavaClass type) {
    return isIn(type.getPackageName(), root);
  }

  boolean isBelow(String layer, JavaClass type) {
    return isIn(type.getPackageName(), root + "." + layer);
  }

  /**
   * The deepest layer that holds the class, because {@code testkit.postgres} is not {@code
   * testkit}.
   */
  Optional<Layer> layerOf(JavaClass type) {
    return layersByPackage.computeIfAbsent(type.getPackageName(), this::layerHolding);
  }

  private Optional<Layer> layerHolding(String packageName) {
    return layers.stream()
        .filter(layer -> isIn(packageName, packageOf(layer)))
        .max(Comparator.comparingInt(layer -> layer.name().length()));
  }

  /** The context: the first package below the layer, if the class is not in the layer itself. */
  Optional<String> contextOf(JavaClass type) {
    return layerOf(type)
        .map(layer -> type.getPackageName().substring(packageOf(layer).length()))
        .filter(rest -> !rest.isEmpty())
        .map(rest -> rest.split("\\.")[1]);
  }

  String packageOf(Layer layer) {
    return root + "." + layer.name();
  }

  DescribedPredicate<JavaClass> everywhere() {
    return predicate("live below " + root, this::isBelowRoot);
  }

  DescribedPredicate<JavaClass> layer(Layer wanted) {
    return predicate(
        "live in " + packageOf(wanted), type -> layerOf(type).filter(wanted::equals).isPresent());
  }

  DescribedPredicate<JavaClass> adapters() {
    return inLayers("live in an adapter of " + root, Layer::isAdapter);
  }

  /** Domain and application: the layers that decide, and so must be repeatable. */
  DescribedPredicate<JavaClass> inner() {
    return inLayers("live in the inner layers of " + root, layer -> INNER.contains(layer.name()));
  }

  DescribedPredicate<JavaClass> innerAndAdapters() {
    return inner().or(adapters()).as("live in the inner layers or an adapter of " + root);
  }

  private DescribedPredicate<JavaClass> inLayers(String description, Predicate<Layer> wanted) {
    return predicate(description, type -> layerOf(type).filter(wanted).isPresent());
  }

  static DescribedPredicate<JavaClass> predicate(String description, Predicate<JavaClass> test) {
    return DescribedPredicate.describe(description, test);
  }

  private static boolean isIn(String packageName, String above) {
    return packageName.startsWith(above)
        && (packageName.length() == above.length() || packageName.charAt(above.length()) == '.');
  }

  /** The packages of a class below the root, one by one. */
  List<String> packagesOf(JavaClass type) {
    return Arrays.asList(type.getPackageName().substring(root.length()).split("\\."));
  }
}
