package dev.stoa.actions.shape;

import dev.stoa.application.Workspace;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** What an answer shows beside its records, found for all of them by one call. */
@FunctionalInterface
public interface AnswerLookup<K, V> {

  /** The values of these keys, each named once; a key may have none. */
  Map<K, V> find(Workspace workspace, Seq<K> keys);
}
