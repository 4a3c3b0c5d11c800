package dev.stoa.domain.trust;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;

/** Works out the trust of items from what they were made from. */
public final class TrustGraph {

  private TrustGraph() {}

  /**
   * The items whose trust is another than recorded.
   *
   * @param affected items with their recorded trust
   * @param edges what they were made from, all of it
   * @param outside the trust of parents that are not among the items
   */
  public static Seq<Origin> changed(
      Seq<Origin> affected, Seq<Derivation> edges, Map<ItemRef, Trust> outside) {
    java.util.Map<ItemRef, Origin> items = new LinkedHashMap<>();
    java.util.Map<ItemRef, Trust> trust = new HashMap<>(outside.toJavaMap());
    affected.forEach(
        one -> {
          items.put(one.item(), one);
          trust.put(one.item(), one.own());
        });
    java.util.Map<ItemRef, List<ItemRef>> parents = new HashMap<>();
    java.util.Map<ItemRef, List<ItemRef>> children = new HashMap<>();
    for (Derivation edge : edges) {
      parents.computeIfAbsent(edge.child(), none -> new ArrayList<>()).add(edge.parent());
      children.computeIfAbsent(edge.parent(), none -> new ArrayList<>()).add(edge.child());
    }
    // From the most that each can have down, so that it ends even if items name each other.
    ArrayDeque<ItemRef> waiting = new ArrayDeque<>(items.keySet());
    while (!waiting.isEmpty()) {
      ItemRef next = waiting.remove();
      Trust before = Objects.requireNonNull(trust.get(next));
      Seq<Trust> given =
          Vector.ofAll(parents.getOrDefault(next, List.of()))
              .map(parent -> trust.getOrDefault(parent, Trust.IMPORTED));
      Trust after = Objects.requireNonNull(items.get(next)).given(given);
      if (after.compareTo(before) < 0) {
        trust.put(next, after);
        children.getOrDefault(next, List.of()).stream()
            .filter(items::containsKey)
            .forEach(waiting::add);
      }
    }
    return affected
        .filter(one -> trust.get(one.item()) != one.trust())
        .map(one -> one.trusted(Objects.requireNonNull(trust.get(one.item()))));
  }
}
