package dev.stoa.schema;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How Flyway runs the migrations, per engine: {@code sqlite}, {@code postgresql}, or the path of an
 * engine that is somewhere else on the class path, as in {@code org/example/citus}. Its settings
 * are the file of that name with {@code .conf}, its own migrations are in the folder of that name.
 */
public final class Migrations {
  /** The version a fully migrated workspace has, on either engine: that of the newest script. */
  public static final String LATEST;

  /** The table of Flyway's history. */
  public static final String HISTORY = "stoa_schema_history";

  /** Whatever has a table of searched texts, {@code <source>_texts}. */
  private static final List<String> SOURCES =
      List.of(
          "memory",
          "note",
          "knowledge",
          "file",
          "message",
          "evidence",
          "consensus",
          "lesson",
          "entity",
          "conversation",
          "correction",
          "turn");

  private static final String WORDS_OF_SOURCES = "flyway.placeholders.words_of_sources";

  private static final String FOLDER = "dev/stoa/migration/";
  private static final String COMMON = "common";
  private static final ClassLoader LOADER = Migrations.class.getClassLoader();
  private static final Scripts SCRIPTS;
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([\\w:]+)}");
  private static final Pattern INDEX =
      Pattern.compile("^CREATE (?:UNIQUE )?INDEX (\\w+)[^;]*", Pattern.MULTILINE);

  static {
    // Any file of the folder says where the others are.
    SCRIPTS = Scripts.beside(Objects.requireNonNull(LOADER.getResource(FOLDER + "sqlite.conf")));
    LATEST = SCRIPTS.latest();
  }

  private Migrations() {}

  /** Flyway's settings by name: where the migrations are, their placeholders, their history. */
  public static Map<String, String> settings(String engine) {
    Properties settings = new Properties();
    try {
      settings.load(new StringReader(read(engine, ".conf")));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    Map<String, String> byName = new TreeMap<>();
    settings.stringPropertyNames().forEach(name -> byName.put(name, settings.getProperty(name)));
    String template = read(engine, "/words_of_source.template");
    byName.put(
        WORDS_OF_SOURCES,
        SOURCES.stream()
            .map(source -> template.replace("#", source))
            .collect(Collectors.joining("\n")));
    return byName;
  }

  /** The statements that create the indexes of these scripts, by the name of the index. */
  public static Map<String, String> indexes(String engine, Iterable<String> scripts) {
    Map<String, String> settings = settings(engine);
    Map<String, String> statements = new TreeMap<>();
    for (String script : scripts) {
      Matcher index = INDEX.matcher(filled(sql(engine, script), settings));
      while (index.find()) {
        statements.put(index.group(1), index.group().strip().replaceAll("\\s+", " "));
      }
    }
    return statements;
  }

  /** The names of the migrations of an engine of Stoa, in the order in which they run. */
  static List<String> scripts(String engine) {
    return SCRIPTS.in(List.of(COMMON, engine));
  }

  static String sql(String engine, String script) {
    return LOADER.getResource(FOLDER + COMMON + "/" + script) == null
        ? read(engine, "/" + script)
        : read(COMMON, "/" + script);
  }

  static String filled(String sql, Map<String, String> settings) {
    return PLACEHOLDER
        .matcher(sql)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    settings.getOrDefault("flyway.placeholders." + found.group(1), "")));
  }

  static String read(String engine, String rest) {
    String file = (engine.contains("/") ? engine : FOLDER + engine) + rest;
    try (var stream = LOADER.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalArgumentException("no such engine: " + engine);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read " + file, unreadable);
    }
  }
}
