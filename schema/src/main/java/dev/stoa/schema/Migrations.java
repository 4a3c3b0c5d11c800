package dev.stoa.schema;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** How Flyway runs the migrations, per engine ({@code sqlite} or {@code postgresql}). */
public final class Migrations {
  /** The version a fully migrated workspace has, on either engine. */
  public static final String LATEST = "18.1";

  /** The table in which Flyway keeps what ran. */
  public static final String HISTORY = "stoa_schema_history";

  private Migrations() {}

  /** Flyway's settings by name: where the migrations are, their placeholders, their history. */
  public static Map<String, String> settings(String engine) {
    String file = "/dev/stoa/migration/" + engine + ".conf";
    try (var stream = Migrations.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalArgumentException("no such engine: " + engine);
      }
      Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8);
      Properties settings = new Properties();
      settings.load(reader);
      Map<String, String> byName = new TreeMap<>();
      settings.stringPropertyNames().forEach(name -> byName.put(name, settings.getProperty(name)));
      return byName;
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + file, unreadable);
    }
  }
}
