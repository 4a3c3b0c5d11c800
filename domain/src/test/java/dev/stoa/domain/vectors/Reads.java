package dev.stoa.domain.vectors;

import java.util.HashSet;
import java.util.Set;

/** Which values of a vector were read. */
final class Reads {

  private final Set<String> paths = new HashSet<>();

  void add(String path) {
    paths.add(path);
  }

  boolean has(String path) {
    return paths.contains(path);
  }
}
