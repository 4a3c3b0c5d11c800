package dev.stoa.benchmarks.page;

import dev.stoa.benchmarks.engine.JdbcEngine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Why a row misses its bar: one sentence for each in {@code missed.txt}. */
final class MissedBars {

  private static final String UNKNOWN = "not explained yet.";

  private final Map<String, String> reasons;

  private MissedBars(Map<String, String> reasons) {
    this.reasons = reasons;
  }

  /** Those that are known: lines of the form {@code area, engine, work: sentence}. */
  static MissedBars known() {
    try (InputStream in =
        Objects.requireNonNull(MissedBars.class.getResourceAsStream("missed.txt"))) {
      Map<String, String> reasons = new LinkedHashMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .forEach(
              line -> {
                int end = line.indexOf(": ");
                reasons.put(line.substring(0, end), line.substring(end + 2));
              });
      return new MissedBars(reasons);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The row and the reason, as an item of a list. */
  String item(String area, JdbcEngine engine, String work) {
    String row = engine.title() + ", " + work;
    return "- " + row + ": " + reasons.getOrDefault(area + ", " + row, UNKNOWN);
  }
}
