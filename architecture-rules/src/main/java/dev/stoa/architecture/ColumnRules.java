package dev.stoa.architecture;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.TryCatchBlock;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** How repositories bind values and read rows. */
final class ColumnRules {

  private static final Pattern POSITIONAL = Pattern.compile("(value|component)\\d+");

  /** {@code setFetchSize(int)} and its like count rows, not columns. */
  private static final Pattern ACCESSOR =
      Pattern.compile("(set|get|update)(?!Fetch|Max|QueryTimeout|Large).+");

  /** Packages of an adapter that hold no context: they turn columns into positions. */
  private static final Set<String> FOUNDATION = Set.of("sql", "unit", "engine");

  private final CodeBase code;

  ColumnRules(CodeBase code) {
    this.code = code;
  }

  List<LayerRule> all() {
    return code.hasAdapters() ? List.of(columnsGoByName(), queuedWritesAreNotCaught()) : List.of();
  }

  private LayerRule columnsGoByName() {
    return LayerRule.about(
        "columnsGoByName",
        CodeBase.predicate("are a repository of " + code.root(), this::isRepository),
        "bind and read by column, because a counted position still compiles when columns move",
        Violations.calling(ColumnRules::countsPositions));
  }

  private LayerRule queuedWritesAreNotCaught() {
    return LayerRule.about(
        "queuedWritesAreNotCaught",
        code.adapters(),
        "not catch a failure around a method that is @Queued, because it comes later on some"
            + " engine",
        type ->
            type.getCodeUnits().stream()
                .flatMap(unit -> unit.getTryCatchBlocks().stream())
                .filter(ColumnRules::catchesFailures)
                .flatMap(block -> block.getAccessesContainedInTryBlock().stream())
                .filter(ColumnRules::isQueued)
                .map(JavaAccess::getDescription));
  }

  private static boolean catchesFailures(TryCatchBlock block) {
    return block.getCaughtThrowables().stream()
        .anyMatch(type -> type.getName().equals("org.jooq.exception.DataAccessException"));
  }

  /** By its simple name, so that a project may have its own annotation. */
  private static boolean isQueued(JavaAccess<?> access) {
    return access.getTarget().resolveMember().stream()
        .flatMap(member -> member.getAnnotations().stream())
        .anyMatch(annotation -> annotation.getRawType().getSimpleName().equals("Queued"));
  }

  private boolean isRepository(JavaClass type) {
    return code.layerOf(type).filter(Layer::isAdapter).isPresent()
        && code.contextOf(type).filter(context -> !FOUNDATION.contains(context)).isPresent();
  }

  private static boolean countsPositions(JavaCodeUnitAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    boolean byNumber =
        access.getTarget().getRawParameterTypes().stream()
            .findFirst()
            .filter(first -> first.isEquivalentTo(int.class))
            .isPresent();
    if (owner.equals("java.sql.PreparedStatement") || owner.equals("java.sql.ResultSet")) {
      return byNumber && ACCESSOR.matcher(access.getTarget().getName()).matches();
    }
    return owner.startsWith("org.jooq.Record")
        && (POSITIONAL.matcher(access.getTarget().getName()).matches()
            || byNumber && access.getTarget().getName().startsWith("get"));
  }
}
