package dev.stoa.domain.search;

import io.vavr.collection.Seq;

/** Which members of metadata have indexes: what is declared, and what the database has. */
public interface MetadataIndexes {

  /** Declares an index and makes it; false if it is declared already. */
  boolean add(MetadataIndex index);

  /** Removes an index and its declaration; false if none is declared. */
  boolean drop(MetadataKind kind, String key);

  /** All that are declared, by kind and key. */
  Seq<MetadataIndex> all();

  /** Those that are declared but not in the database, as after rows were copied into it. */
  Seq<MetadataIndex> missing();

  /** Makes one that is missing. */
  void rebuild(MetadataIndex missing);
}
