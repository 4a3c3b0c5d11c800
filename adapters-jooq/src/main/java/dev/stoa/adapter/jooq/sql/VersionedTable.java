package dev.stoa.adapter.jooq.sql;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;

import dev.stoa.schema.generated.DefaultSchema;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.UniqueKey;
import org.jspecify.annotations.Nullable;

/**
 * A table whose rows can be read as they were.
 *
 * @param key the columns that a version names its row by
 * @param created the column with the instant of the insert; null if there is none
 * @param owner the row that each row is inserted with; null if it may be inserted later
 * @param content the columns that a version holds
 * @param computed the other columns, with what stands for them in a row as it was
 * @param appended whether rows are neither changed nor removed, so that there are no versions
 */
public record VersionedTable(
    String name,
    List<Field<?>> key,
    @Nullable Field<?> created,
    @Nullable Owner owner,
    List<Field<?>> content,
    Map<Field<?>, String> computed,
    boolean appended) {

  /**
   * The row of another table that rows are inserted with and removed before, so that they are there
   * while it is.
   *
   * @param name its table
   * @param key its key
   * @param created the column with the instant of its insert
   * @param reference the column that names it
   */
  public record Owner(String name, Field<?> key, Field<?> created, Field<?> reference) {}

  /** Rows that are no content, or the work of the moment: they are read as they are. */
  private static final Set<String> UNVERSIONED =
      Set.of(
          "embeddings",
          "embedding_scopes",
          "indexed_channels",
          "indexed_debates",
          "reading_keys",
          "spawn_readings",
          "tasks",
          "circuit_breakers",
          "answered_requests",
          "imports",
          "imported_rows",
          "imported_audit_log",
          "maintenance_tasks",
          "erasure_certificates");

  private static final String TEXTS = "_texts";
  private static final String WORDS = "word_";

  private static final Set<String> APPENDED = Set.of("audit_log", "audit_checkpoints", "versions");

  /** When a row was inserted: the first of these columns that a table has. */
  private static final List<String> CREATED =
      List.of(
          "archived_at",
          "created_at",
          "timestamp",
          "started_at",
          "requested_at",
          "applied_at",
          "recorded_at",
          "recorded_until");

  /** By table without such a column, that of its owners; the first column of its key names them. */
  private static final Map<String, String> OWNERS =
      Map.of(
          "action_logs", "episodes",
          "action_logs_archive", "episodes_archive",
          "match_participants", "matches");

  /** What is not content: as it was, everything is indexed. */
  private static final Map<String, String> COMPUTED =
      Map.of(
          "indexed_sequence", "9223372036854775807",
          "turns_waiting", "false",
          "text_waiting", "false");

  /** All of them; loads the classes of all tables. */
  public static List<VersionedTable> all() {
    return All.TABLES;
  }

  private static final class All {
    static final List<VersionedTable> TABLES =
        DefaultSchema.DEFAULT_SCHEMA.getTables().stream()
            .filter(table -> isVersioned(table.getName()))
            .<VersionedTable>map(VersionedTable::of)
            .toList();
  }

  /** The table of a name, if its rows have versions; loads the class of no other. */
  public static Option<VersionedTable> named(String name) {
    return isVersioned(name) && !APPENDED.contains(name) ? generated(name) : Option.none();
  }

  private static boolean isVersioned(String name) {
    return !UNVERSIONED.contains(name) && !name.endsWith(TEXTS) && !name.startsWith(WORDS);
  }

  private static Option<VersionedTable> generated(String name) {
    return table(name).map(VersionedTable::of);
  }

  private static Option<Table<?>> table(String name) {
    String type =
        Arrays.stream(name.split("_"))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .collect(joining("", DefaultSchema.class.getPackageName() + ".tables.", ""));
    try {
      Object table = Class.forName(type).getField(name.toUpperCase(Locale.ROOT)).get(null);
      return Option.some((Table<?>) table);
    } catch (ClassNotFoundException e) {
      // A table of the application, or one that the engine keeps for itself.
      return Option.none();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " is not what the generator writes", e);
    }
  }

  private static VersionedTable of(Table<?> table) {
    List<Field<?>> fields = List.of(table.fields());
    return new VersionedTable(
        table.getName(),
        key(table),
        created(table),
        owner(table),
        fields.stream().filter(field -> !COMPUTED.containsKey(field.getName())).toList(),
        fields.stream()
            .filter(field -> COMPUTED.containsKey(field.getName()))
            .collect(toMap(field -> field, field -> COMPUTED.getOrDefault(field.getName(), ""))),
        APPENDED.contains(table.getName()));
  }

  /** An id that both engines have, where the primary key is a number of the engine. */
  private static List<Field<?>> key(Table<?> table) {
    return Stream.concat(
            table.getKeys().stream()
                .filter(key -> !key.isPrimary())
                .filter(key -> hasRowId(table) && key.getFields().size() == 1),
            Stream.ofNullable(table.getPrimaryKey()))
        .map(UniqueKey::getFields)
        .findFirst()
        .<List<Field<?>>>map(List::copyOf)
        .orElseThrow(() -> new IllegalStateException(table.getName() + " has no key"));
  }

  private static boolean hasRowId(Table<?> table) {
    return table.field("row_id") != null;
  }

  private static @Nullable Field<?> created(Table<?> table) {
    boolean archive = table.getName().endsWith("_archive");
    return CREATED.stream()
        .filter(name -> archive || !name.equals("archived_at"))
        .flatMap(name -> Arrays.stream(table.fields()).filter(f -> f.getName().equals(name)))
        .findFirst()
        .orElse(null);
  }

  private static @Nullable Owner owner(Table<?> table) {
    String name = OWNERS.get(table.getName());
    if (name == null) {
      return null;
    }
    Table<?> owner = table(name).get();
    return new Owner(
        name, key(owner).get(0), Objects.requireNonNull(created(owner), name), key(table).get(0));
  }
}
