package dev.stoa.storage;

import dev.stoa.schema.Migrations;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.Set;

/**
 * An index that the migrations created and the workspace no longer has.
 *
 * @param statement creates it again
 */
public record MissingIndex(String name, String statement) {

  /** Those of the scripts that ran which are not present, by name. */
  public static Seq<MissingIndex> among(
      String engine, Iterable<String> scripts, Set<String> present) {
    Map<String, String> expected = Migrations.indexes(engine, scripts);
    return Vector.ofAll(expected.entrySet())
        .reject(index -> present.contains(index.getKey()))
        .map(index -> new MissingIndex(index.getKey(), index.getValue()));
  }
}
