package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaMethodReference;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What ports, operations, calls and fields look like. */
final class ShapeRules {

  private static final int MOST_PARAMETERS = 7;

  private final CodeBase code;
  private final Set<String> wide;
  private final Set<String> unitOpeners;

  ShapeRules(CodeBase code, Set<String> wide, Set<String> unitOpeners) {
    this.code = code;
    this.wide = wide;
    this.unitOpeners = unitOpeners;
  }

  List<LayerRule> all() {
    List<LayerRule> rules = new ArrayList<>();
    if (code.hasAdapters()) {
      rules.add(portsAreInterfaces());
      rules.add(adaptersOpenNoUnitOfWork());
    }
    if (code.has("application")) {
      rules.add(operationsAreFinalAndInApplication());
      rules.add(operationsCallNoOtherOperations());
    }
    if (code.hasInner()) {
      rules.add(parametersAreFew());
    }
    rules.add(publicStaticsAreFinal());
    return rules;
  }

  private LayerRule portsAreInterfaces() {
    return LayerRule.about(
        "portsAreInterfaces",
        code.adapters(),
        "extend no class of the inner layers, because a port is an interface",
        type ->
            type
                .getRawSuperclass()
                .filter(code.inner())
                .filter(parent -> !parent.isAssignableTo(Throwable.class))
                .map(parent -> type.getDescription() + " extends " + parent.getDescription())
                .stream());
  }

  private LayerRule adaptersOpenNoUnitOfWork() {
    return LayerRule.about(
        "adaptersOpenNoUnitOfWork",
        code.adapters(),
        "not call a UnitOfWork, because only a use case knows where work begins and ends",
        type -> mayOpenUnits(type) ? Stream.empty() : unitsOfWorkOpenedBy(type));
  }

  private static Stream<String> unitsOfWorkOpenedBy(JavaClass type) {
    return type.getCodeUnitAccessesFromSelf().stream()
        .filter(access -> access instanceof JavaMethodCall || access instanceof JavaMethodReference)
        .filter(access -> isUnitOfWork(access.getTargetOwner()))
        .map(JavaCodeUnitAccess::getDescription);
  }

  private boolean mayOpenUnits(JavaClass type) {
    return unitOpeners.contains(type.getSimpleName()) || belongsToUnitOfWork(type);
  }

  // One that wraps another has to call it, and so may its nested classes.
  private static boolean belongsToUnitOfWork(JavaClass type) {
    return isUnitOfWork(type)
        || type.getEnclosingClass().filter(ShapeRules::belongsToUnitOfWork).isPresent();
  }

  private static boolean isUnitOfWork(JavaClass type) {
    return type.isAssignableTo(
        CodeBase.predicate("a unit of work", one -> one.getSimpleName().equals("UnitOfWork")));
  }

  private LayerRule operationsAreFinalAndInApplication() {
    return LayerRule.about(
        "operationsAreFinalAndInApplication",
        CodeBase.predicate(
            "are named ...Operations", type -> code.isBelowRoot(type) && isOperations(type)),
        "be final classes of application",
        type ->
            type.getModifiers().contains(JavaModifier.FINAL) && isInApplication(type)
                ? Stream.empty()
                : Stream.of(type.getDescription() + " is not a final class of application"));
  }

  private LayerRule operationsCallNoOtherOperations() {
    return LayerRule.about(
        "operationsCallNoOtherOperations",
        CodeBase.predicate(
            "live in application", type -> code.isBelowRoot(type) && isInApplication(type)),
        "not see the operations of another context, but a step that both share",
        Violations.dependingOn(this::reachesAnotherContextsOperations));
  }

  /** The package above the contexts lists their operations and is used only from outside. */
  private boolean reachesAnotherContextsOperations(Dependency dependency) {
    JavaClass target = Violations.target(dependency);
    Optional<String> from = code.contextOf(dependency.getOriginClass());
    Optional<String> to = code.contextOf(target);
    return from.isPresent()
        && isInApplication(target)
        && !from.equals(to)
        && (to.isEmpty() || isOperations(target));
  }

  private LayerRule parametersAreFew() {
    return LayerRule.about(
        "parametersAreFew",
        code.inner(),
        "have no public call with more than "
            + MOST_PARAMETERS
            + " parameters, because two of them can be swapped unseen; a record may if a builder"
            + " of its name is beside it",
        type ->
            wide.contains(type.getSimpleName())
                ? Stream.empty()
                : type.getCodeUnits().stream()
                    .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                    .filter(unit -> !unit.getModifiers().contains(JavaModifier.SYNTHETIC))
                    .filter(unit -> unit.getRawParameterTypes().size() > MOST_PARAMETERS)
                    .filter(unit -> isSeen(type) && !isBuilt(type, unit))
                    .map(unit -> unit.getDescription() + " has too many parameters"));
  }

  private static boolean isSeen(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(ShapeRules::isSeen).orElse(true);
  }

  private static boolean isBuilt(JavaClass type, JavaCodeUnit unit) {
    return type.isRecord()
        && unit.isConstructor()
        && type.getPackage().containsClassWithSimpleName(type.getSimpleName() + "Builder");
  }

  private LayerRule publicStaticsAreFinal() {
    return LayerRule.about(
        "publicStaticsAreFinal",
        code.everywhere(),
        "have no public static field that can be changed",
        type ->
            type.getFields().stream()
                .filter(ShapeRules::isOpenStatic)
                .map(field -> field.getDescription() + " can be changed by anyone"));
  }

  private static boolean isOpenStatic(JavaField field) {
    Set<JavaModifier> modifiers = field.getModifiers();
    return modifiers.contains(JavaModifier.PUBLIC)
        && modifiers.contains(JavaModifier.STATIC)
        && !modifiers.contains(JavaModifier.FINAL);
  }

  private boolean isInApplication(JavaClass type) {
    return code.layerOf(type).filter(layer -> layer.name().equals("application")).isPresent();
  }

  private static boolean isOperations(JavaClass type) {
    return type.getSimpleName().endsWith("Operations");
  }
}
