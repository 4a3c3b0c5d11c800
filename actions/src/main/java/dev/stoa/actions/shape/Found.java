package dev.stoa.actions.shape;

import dev.stoa.application.Workspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Set;

/** What was looked up for an answer: once for all of its records. */
public final class Found {

  static final Found NOTHING = new Found(new IdentityHashMap<>());

  private final java.util.Map<AnswerLookup<?, ?>, Map<?, ?>> values;

  private Found(java.util.Map<AnswerLookup<?, ?>, Map<?, ?>> values) {
    this.values = values;
  }

  /** Looks up what these records need. */
  static Found of(Workspace workspace, Seq<Need> needs, Seq<?> records) {
    if (needs.isEmpty()) {
      return NOTHING;
    }
    java.util.Map<AnswerLookup<?, ?>, Set<Object>> keys = new IdentityHashMap<>();
    for (Need need : needs) {
      Set<Object> wanted = keys.computeIfAbsent(need.lookup(), lookup -> new LinkedHashSet<>());
      records.forEach(one -> need.keys().apply(one).forEach(wanted::add));
    }
    java.util.Map<AnswerLookup<?, ?>, Map<?, ?>> values = new IdentityHashMap<>();
    keys.forEach((lookup, wanted) -> values.put(lookup, found(lookup, workspace, wanted)));
    return new Found(values);
  }

  @SuppressWarnings("unchecked") // A need has keys of the type of its lookup: View sees to it.
  private static <K, V> Map<K, V> found(
      AnswerLookup<K, V> lookup, Workspace workspace, Set<Object> keys) {
    return keys.isEmpty()
        ? HashMap.empty()
        : lookup.find(workspace, Vector.ofAll(keys).map(key -> (K) key));
  }

  @SuppressWarnings("unchecked") // The values of a lookup are of its type.
  <K, V> Option<V> get(AnswerLookup<K, V> lookup, K key) {
    Map<K, V> all = (Map<K, V>) values.get(lookup);
    return all == null ? Option.none() : all.get(key);
  }

  /** What a kind of record needs: the keys of each record under which something is looked up. */
  record Need(
      AnswerLookup<?, ?> lookup, java.util.function.Function<Object, ? extends Iterable<?>> keys) {}
}
