package dev.stoa.application.graph;

import dev.stoa.domain.kernel.Validity;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is said already, and when it is true. */
final class KnownTruths<K> {

  private final Map<K, List<Validity>> said = new HashMap<>();

  void add(K what, Validity when) {
    said.computeIfAbsent(what, first -> new ArrayList<>()).add(when);
  }

  /** Whether it is said and true when another, which would say it again, begins. */
  boolean has(K what, Validity again, Instant now) {
    Instant begins = again.from().getOrElse(now);
    return said.getOrDefault(what, List.of()).stream().anyMatch(when -> when.includes(begins));
  }
}
