package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.schema.generated.DefaultSchema;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.JSONB;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ParityTest {
  private static Samples samples;
  private static SortedMap<String, TableShape> sqlite;
  private static SortedMap<String, TableShape> postgres;
  private static SortedMap<String, String> postgresTypes;

  @BeforeAll
  static void readBoth() throws SQLException {
    try (Connection file = Engine.SQLITE.workspace();
        Connection connection = Engine.POSTGRESQL.workspace()) {
      List<String> conditions = new ArrayList<>(SqliteShapes.conditions(DSL.using(file)));
      conditions.addAll(PostgresShapes.conditions(DSL.using(connection)));
      samples = Samples.of(conditions);
      sqlite = read(Engine.SQLITE, DSL.using(file));
      postgres = read(Engine.POSTGRESQL, DSL.using(connection));
      postgresTypes = new TreeMap<>();
      for (String table : sqlite.keySet()) {
        // Of an answer, because jOOQ knows no domains.
        Field<?>[] fields = DSL.using(connection).fetch("select * from " + table).fields();
        postgresTypes.putAll(types(table, fields));
      }
    }
  }

  @Test
  void bothEnginesHaveTheSameTables() {
    assertEquals(sqlite.keySet(), postgres.keySet());
    assertTrue(sqlite.size() > 50, "tables read: " + sqlite.size());
  }

  @Test
  void everyTableHasTheSameShape() {
    sqlite.forEach((table, shape) -> assertEquals(shape, postgres.get(table), table));
    int checks = sqlite.values().stream().mapToInt(shape -> shape.checks().size()).sum();
    assertTrue(checks > 200, "checks read: " + checks);
  }

  @BothEngines
  void aDifferenceIsSeen(Engine engine) throws SQLException {
    try (Connection connection = engine.workspace()) {
      DSLContext database = DSL.using(connection, engine.dialect);
      database.execute("drop index idx_tasks_status");
      database.execute("create index idx_tasks_status on tasks (status desc)");
      database.execute("alter table channels add column colour text default 'red'");
      database.execute("alter table channels add column rank bigint CHECK (rank BETWEEN 1 AND 7)");
      database.execute("alter table agents drop column self_description");
      SortedMap<String, TableShape> shapes = read(engine, database);
      assertEquals("status desc", shapes.get("tasks").indexes().get("idx_tasks_status"));
      assertEquals("nullable default 'red'", shapes.get("channels").columns().get("colour"));
      assertEquals("accepts 1, 5, 6, 7", shapes.get("channels").checks().get("rank"));
      assertNotEquals(sqlite.get("agents"), shapes.get("agents"));
      assertEquals(sqlite.get("bookmarks"), shapes.get("bookmarks"));
    }
  }

  @Test
  void theGeneratedTypesFitPostgresqlToo() {
    SortedMap<String, String> generated = new TreeMap<>();
    DefaultSchema.DEFAULT_SCHEMA
        .getTables()
        .forEach(table -> generated.putAll(types(table.getName(), table.fields())));
    assertEquals(lines(generated), lines(postgresTypes));
  }

  @Test
  void whatADeletedRowReachesIsIndexed() {
    sqlite.forEach(
        (table, shape) ->
            shape
                .foreignKeys()
                .forEach(
                    (column, target) ->
                        assertTrue(
                            target.endsWith("no action") || startsAnIndex(column, shape),
                            table + "." + column + " -> " + target)));
  }

  private static SortedMap<String, TableShape> read(Engine engine, DSLContext database) {
    return switch (engine) {
      case SQLITE -> new SqliteShapes(database, samples).read();
      case POSTGRESQL -> new PostgresShapes(database, samples).read();
    };
  }

  private static boolean startsAnIndex(String column, TableShape shape) {
    return shape.primaryKey().get(0).equals(column)
        || shape.uniqueKeys().stream().anyMatch(key -> (key + ",").startsWith(column + ","))
        || shape.indexes().values().stream().anyMatch(key -> (key + ",").startsWith(column + ","));
  }

  private static SortedMap<String, String> types(String table, Field<?>... fields) {
    SortedMap<String, String> types = new TreeMap<>();
    for (Field<?> field : fields) {
      types.put(table + "." + field.getName(), bound(field.getType()).getSimpleName());
    }
    return types;
  }

  // What jOOQ alone would give on PostgreSQL, as our two bindings turn it.
  private static Class<?> bound(Class<?> type) {
    if (type == OffsetDateTime.class) {
      return Instant.class;
    }
    return type == JSONB.class ? Json.class : type;
  }

  private static String lines(SortedMap<String, String> types) {
    return String.join("\n", types.entrySet().stream().map(Object::toString).toList());
  }
}
