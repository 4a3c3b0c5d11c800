package dev.stoa.schema;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * Where the migrations are and what their placeholders mean, per engine ({@code sqlite} or {@code
 * postgresql}).
 */
public final class Migrations {
  /** The version a fully migrated workspace has, on either engine. */
  public static final String LATEST = "18.1";

  private static final String PLACEHOLDER = "flyway.placeholders.";

  private Migrations() {}

  /** What each placeholder of the migrations stands for. */
  public static Map<String, String> placeholders(String engine) {
    Properties settings = settings(engine);
    Map<String, String> placeholders = new TreeMap<>();
    for (String name : settings.stringPropertyNames()) {
      if (name.startsWith(PLACEHOLDER)) {
        placeholders.put(name.substring(PLACEHOLDER.length()), settings.getProperty(name));
      }
    }
    return placeholders;
  }

  /** The folders that hold the migrations, in Flyway's notation. */
  public static String[] locations(String engine) {
    return settings(engine).getProperty("flyway.locations").split(",");
  }

  private static Properties settings(String engine) {
    String file = "/db/engine/" + engine + ".conf";
    try (var stream = Migrations.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalArgumentException("no such engine: " + engine);
      }
      Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8);
      Properties settings = new Properties();
      settings.load(reader);
      return settings;
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + file, unreadable);
    }
  }
}
