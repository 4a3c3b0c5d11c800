package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import dev.stoa.adapter.jooq.sql.RowVersions;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jooq.Field;

/**
 * Statements that read tables as they were at an instant.
 *
 * <p>Each table that a query names is a common table of the same name in front of it, which has the
 * rows of then. So no repository knows of it.
 */
final class AsOf {

  private static final Pattern NOT_A_NAME = Pattern.compile("\\W+");
  private static final String VERSIONS = "versions";
  private static final String WITH = "with ";
  private static final String RECURSIVE = "recursive ";

  private final Instant at;
  private final RowVersions versions;
  private final Map<String, List<Field<?>>> differing;
  private final Map<RenderedStatement, RenderedStatement> known = new ConcurrentHashMap<>();

  AsOf(Instant at, Dialect dialect) {
    this(at, dialect.versions(), Map.of());
  }

  private AsOf(Instant at, RowVersions versions, Map<String, List<Field<?>>> differing) {
    this.at = at;
    this.versions = versions;
    this.differing = differing;
  }

  /**
   * The same, but of these tables only the rows that are gone now or differ now in one of the
   * columns; and all versions.
   */
  AsOf differing(Map<String, List<Field<?>>> tables) {
    return new AsOf(at, versions, tables);
  }

  Instant at() {
    return at;
  }

  RenderedStatement of(RenderedStatement statement) {
    return known.computeIfAbsent(statement, now -> now.as(of(now.text())));
  }

  /** The query of the tables as they were. */
  String of(String query) {
    Set<String> words = new HashSet<>(Arrays.asList(NOT_A_NAME.split(query)));
    List<String> tables =
        VersionedTable.all().stream()
            .filter(table -> words.contains(table.name()))
            .filter(table -> differing.isEmpty() || !table.name().equals(VERSIONS))
            .map(this::common)
            .toList();
    if (tables.isEmpty()) {
      return query;
    }
    String before = String.join(", ", tables);
    if (!query.startsWith(WITH)) {
      return WITH + before + " " + query;
    }
    String rest = query.substring(WITH.length());
    return rest.startsWith(RECURSIVE)
        ? WITH + RECURSIVE + before + ", " + rest.substring(RECURSIVE.length())
        : WITH + before + ", " + rest;
  }

  private String common(VersionedTable table) {
    List<Field<?>> columns = differing.get(table.name());
    return columns == null ? versions.asOf(table, at) : versions.differing(table, at, columns);
  }
}
