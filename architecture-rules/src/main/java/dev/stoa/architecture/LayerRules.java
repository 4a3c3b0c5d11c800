package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The rules of one project, made from its root package and its layers. */
public final class LayerRules {

  private static final Set<String> BARE_NOUNS = Set.of("Session", "Message", "Debate", "Promotion");

  private final CodeBase code;
  private final Set<String> bareNouns;
  private final Set<String> cyclic;
  private final Set<String> wide;
  private final Set<String> unitOpeners;

  private LayerRules(
      CodeBase code,
      Set<String> bareNouns,
      Set<String> cyclic,
      Set<String> wide,
      Set<String> unitOpeners) {
    this.code = code;
    this.bareNouns = bareNouns;
    this.cyclic = cyclic;
    this.wide = wide;
    this.unitOpeners = unitOpeners;
  }

  /** The rules for the code below this package that has every layer of {@link Layers}. */
  public static LayerRules forRoot(String root) {
    return new LayerRules(
        new CodeBase(root, Layers.all()), BARE_NOUNS, Set.of(), Set.of(), Set.of());
  }

  /** The same rules for a project that has exactly these layers, none of them empty. */
  public LayerRules withLayers(Layer... layers) {
    return new LayerRules(
        new CodeBase(code.root(), List.of(layers)), bareNouns, cyclic, wide, unitOpeners);
  }

  /**
   * The same rules for a project that has these layers too, or in place of those of their names.
   */
  public LayerRules andLayers(Layer... layers) {
    List<Layer> all = new ArrayList<>(code.layers());
    for (Layer layer : layers) {
      all.removeIf(known -> known.name().equals(layer.name()));
      all.add(layer);
    }
    return new LayerRules(new CodeBase(code.root(), all), bareNouns, cyclic, wide, unitOpeners);
  }

  /** The same rules where these nouns, and no others, are too vague to name a type. */
  public LayerRules withBareNouns(String... nouns) {
    return new LayerRules(code, Set.of(nouns), cyclic, wide, unitOpeners);
  }

  /** The same rules where the packages of these layers, and of no others, may form cycles. */
  public LayerRules withPackageCyclesIn(String... layers) {
    return new LayerRules(code, bareNouns, Set.of(layers), wide, unitOpeners);
  }

  /** The same rules where these types, and no others, may have calls with many parameters. */
  public LayerRules withWideTypes(String... names) {
    return new LayerRules(code, bareNouns, cyclic, Set.of(names), unitOpeners);
  }

  /** The same rules where these types of adapters, and no others, may open a unit of work. */
  public LayerRules withUnitOpeners(String... names) {
    return new LayerRules(code, bareNouns, cyclic, wide, Set.of(names));
  }

  /** Every rule, in the order in which they are best read. */
  public List<LayerRule> rules() {
    List<LayerRule> rules = new ArrayList<>();
    rules.addAll(new DependencyRules(code).all());
    rules.addAll(new ContextRules(code).all());
    rules.addAll(new PackageRules(code, cyclic).all());
    rules.addAll(new NameRules(code, bareNouns).all());
    rules.addAll(new ShapeRules(code, wide, unitOpeners).all());
    rules.addAll(new PurityRules(code).all());
    rules.addAll(new ColumnRules(code).all());
    rules.addAll(new PortabilityRules(code).all());
    return List.copyOf(rules);
  }

  /** Checks the main classes below the root that are on the class path; tests are left out. */
  public void check() {
    check(
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(code.root()));
  }

  /** Checks every rule and reports all that are broken, not only the first. */
  public void check(JavaClasses classes) {
    List<String> broken = new ArrayList<>();
    for (LayerRule rule : rules()) {
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
