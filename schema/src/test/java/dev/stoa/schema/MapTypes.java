package dev.stoa.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.flywaydb.core.Flyway;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.impl.DSL;

/**
 * The types of all columns as the common migrations write them, such as {@code unit_range not null
 * default 0.5}. SQLite takes any name for a type, so each placeholder of a type is filled in with
 * its own name.
 */
final class MapTypes {
  private static final String PLACEHOLDER = "flyway.placeholders.";
  private static final String PRIMARY_KEY = "PRIMARY KEY";

  /** The placeholders that are no types. */
  private static final Set<String> OTHERS =
      Set.of("check", "by_type", "keyed", "random_secret", "words_of_sources");

  private MapTypes() {}

  /** By table and column, as in {@code agents.agent_id}. */
  static SortedMap<String, String> read() throws SQLException {
    Path file = temporaryFile();
    String url = "jdbc:sqlite:" + file;
    Flyway.configure().dataSource(url, null, null).configuration(settings()).load().migrate();
    try (Connection connection = DriverManager.getConnection(url)) {
      return types(DSL.using(connection));
    }
  }

  private static Map<String, String> settings() {
    Map<String, String> settings = Migrations.settings("sqlite");
    settings.replaceAll(
        (name, value) ->
            name.startsWith(PLACEHOLDER) && !OTHERS.contains(name.substring(PLACEHOLDER.length()))
                ? named(name.substring(PLACEHOLDER.length()), value)
                : value);
    settings.put(
        PLACEHOLDER + "text_columns",
        Migrations.settings("postgresql")
            .get(PLACEHOLDER + "text_columns")
            .replace("TEXT COLLATE \"C\"", "key"));
    settings.put("flyway.locations", "classpath:dev/stoa/migration/common");
    return settings;
  }

  private static String named(String placeholder, String value) {
    return value.contains(PRIMARY_KEY) ? placeholder + " NOT NULL " + PRIMARY_KEY : placeholder;
  }

  private static SortedMap<String, String> types(DSLContext database) {
    SortedMap<String, String> types = new TreeMap<>();
    for (Record column :
        database.fetch(
            """
            select t.name as owner, c.name, c.type, c."notnull" as required,
              coalesce(' default ' || c.dflt_value, '') as fallback,
              coalesce(', → ' || f."table" || replace(' ' || lower(f.on_delete), ' no action', ''), '')
                as reference,
              exists (select 1 from pragma_index_list(t.name) i
                where i.origin = 'u' and (select group_concat(k.name) from pragma_index_info(i.name) k)
                  = c.name) as alone
            from sqlite_schema t, pragma_table_info(t.name) c
            left join pragma_foreign_key_list(t.name) f on f."from" = c.name
            where t.type = 'table' and t.name <> 'stoa_schema_history'
            """)) {
      types.put(
          column.get("owner", String.class) + "." + column.get("name", String.class), type(column));
    }
    return types;
  }

  private static String type(Record column) {
    return column.get("type", String.class)
        + (column.get("required", boolean.class) ? " not null" : "")
        + (column.get("alone", boolean.class) ? " unique" : "")
        + column.get("fallback", String.class)
        + column.get("reference", String.class);
  }

  private static Path temporaryFile() {
    try {
      Path file = Files.createTempFile("stoa-types", ".db");
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
