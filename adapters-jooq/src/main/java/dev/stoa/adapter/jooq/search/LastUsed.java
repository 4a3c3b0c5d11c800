package dev.stoa.adapter.jooq.search;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Values by their keys: those that were used last, up to a sum of bytes. */
final class LastUsed<K, V> {

  /** About what one takes in memory beside its value. */
  private static final int OVERHEAD = 96;

  private final LinkedHashMap<K, V> kept = new LinkedHashMap<>(64, .75f, true);
  private final long most;
  private final ToLongFunction<V> bytes;
  private long sum;

  LastUsed(long most, ToLongFunction<V> bytes) {
    this.most = most;
    this.bytes = bytes;
  }

  synchronized @Nullable V get(K key) {
    return kept.get(key);
  }

  synchronized void add(K key, V value) {
    V before = kept.put(key, value);
    sum += taken(value) - (before == null ? 0 : taken(before));
    Iterator<Map.Entry<K, V>> eldest = kept.entrySet().iterator();
    while (sum > most && eldest.hasNext()) {
      sum -= taken(eldest.next().getValue());
      eldest.remove();
    }
  }

  private long taken(V value) {
    return bytes.applyAsLong(value) + OVERHEAD;
  }
}
