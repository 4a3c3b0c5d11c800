package dev.stoa.benchmarks.measure;

import java.util.Locale;

/** A table of the page: rows about one context or edge, measured on each engine. */
public interface Area {

  /** The name that selects it. */
  String name();

  /** The heading of its table. */
  default String heading() {
    return name().substring(0, 1).toUpperCase(Locale.ROOT) + name().substring(1);
  }

  /** The paragraph above its table: what the rows do, and what the floor leaves out. */
  String about();

  void measure(Bench bench) throws Exception;
}
