package dev.stoa.storage;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.Migrations;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The version of a migration, such as 2 or 2.1; the schema has the version of the last one. */
public record SchemaVersion(List<Integer> parts) implements Comparable<SchemaVersion> {

  /** The newest version this code knows. */
  public static final SchemaVersion LATEST = parse(Migrations.LATEST);

  /** Reads {@code 02.1} as 2.1. */
  public static SchemaVersion parse(String text) {
    return new SchemaVersion(Arrays.stream(text.split("[._]")).map(Integer::valueOf).toList());
  }

  /** A newer schema may contain data that this code cannot handle. */
  public static void refuseNewer(Option<SchemaVersion> installed) {
    installed
        .filter(version -> version.compareTo(LATEST) > 0)
        .forEach(
            version -> {
              throw new StorageException(
                  "the workspace has schema version "
                      + version
                      + ", newer than the "
                      + LATEST
                      + " this Stoa knows: open it with a newer Stoa");
            });
  }

  @Override
  public int compareTo(SchemaVersion other) {
    return Arrays.compare(parts.toArray(Integer[]::new), other.parts.toArray(Integer[]::new));
  }

  @Override
  public String toString() {
    return parts.stream().map(String::valueOf).collect(Collectors.joining("."));
  }
}
