package dev.stoa.benchmarks;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.measure.Pace;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.time.Duration;

/**
 * What to measure, for how long, and where the page goes.
 *
 * @param areas the names of the areas; all if it is empty
 * @param engines the engines to measure on
 * @param page the file to write
 */
record RunOptions(Pace pace, List<String> areas, List<JdbcEngine> engines, Option<Path> page) {

  static final String USAGE =
      "usage: benchmarks.jar [--page FILE] [--area NAME]… [--engine sqlite|postgresql]"
          + " [--rounds N] [--warm-up SECONDS] [--rows N] [--quick]";

  private static final RunOptions ALL =
      new RunOptions(Pace.FULL, List.empty(), List.of(JdbcEngine.values()), Option.none());

  static RunOptions parse(String... arguments) {
    RunOptions options = ALL;
    List<String> left = List.of(arguments);
    while (left.nonEmpty()) {
      String name = left.head();
      left = left.tail();
      if (name.equals("--quick")) {
        options = options.with(Pace.QUICK);
      } else if (left.isEmpty()) {
        throw new IllegalArgumentException(name + " needs a value; " + USAGE);
      } else {
        options = options.with(name, left.head());
        left = left.tail();
      }
    }
    return options;
  }

  private RunOptions with(String name, String value) {
    return switch (name) {
      case "--page" -> new RunOptions(pace, areas, engines, Option.some(Path.of(value)));
      case "--area" -> new RunOptions(pace, areas.append(value), engines, page);
      case "--engine" -> new RunOptions(pace, areas, List.of(JdbcEngine.named(value)), page);
      case "--rounds" -> with(pace.withRounds(Integer.parseInt(value)));
      case "--warm-up" -> with(pace.withWarmUp(Duration.ofSeconds(Long.parseLong(value))));
      case "--rows" -> with(pace.withRows(Integer.parseInt(value)));
      default -> throw new IllegalArgumentException("no option " + name + "; " + USAGE);
    };
  }

  private RunOptions with(Pace other) {
    return new RunOptions(other, areas, engines, page);
  }

  boolean includes(String area) {
    return areas.isEmpty() || areas.contains(area);
  }
}
