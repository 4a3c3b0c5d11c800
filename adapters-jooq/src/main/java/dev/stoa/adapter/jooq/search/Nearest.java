package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.VectorHit;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The compared vectors, nearest first, sorted only as far as they are read. */
final class Nearest {

  private static final int FIRST_BATCH = 64;
  private static final int LONGEST_BATCH = 512;

  private final List<VectorHit> heap;

  /** Takes the list over. */
  Nearest(List<VectorHit> compared) {
    this.heap = compared;
    for (int at = heap.size() / 2 - 1; at >= 0; at--) {
      sink(at);
    }
  }

  /** The nearest that are admitted, at most so many. */
  Seq<VectorHit> admitted(int limit, Function<Seq<String>, Set<String>> admit) {
    List<VectorHit> found = new ArrayList<>();
    int batch = Math.max(FIRST_BATCH, Math.min(LONGEST_BATCH, limit));
    while (found.size() < limit && !heap.isEmpty()) {
      Seq<VectorHit> next = next(batch);
      Set<String> allowed = admit.apply(next.map(VectorHit::id));
      next.filter(hit -> allowed.contains(hit.id())).forEach(found::add);
      batch = Math.min(2 * batch, LONGEST_BATCH);
    }
    return Vector.ofAll(found.subList(0, Math.min(limit, found.size())));
  }

  private Seq<VectorHit> next(int count) {
    List<VectorHit> next = new ArrayList<>();
    while (next.size() < count && !heap.isEmpty()) {
      next.add(heap.get(0));
      VectorHit last = heap.remove(heap.size() - 1);
      if (!heap.isEmpty()) {
        heap.set(0, last);
        sink(0);
      }
    }
    return Vector.ofAll(next);
  }

  private void sink(int from) {
    int at = from;
    while (true) {
      int nearest = at;
      for (int child = 2 * at + 1; child <= 2 * at + 2 && child < heap.size(); child++) {
        if (before(heap.get(child), heap.get(nearest))) {
          nearest = child;
        }
      }
      if (nearest == at) {
        return;
      }
      VectorHit moved = heap.get(at);
      heap.set(at, heap.get(nearest));
      heap.set(nearest, moved);
      at = nearest;
    }
  }

  private static boolean before(VectorHit left, VectorHit right) {
    int order = Double.compare(right.cosine(), left.cosine());
    return order < 0 || order == 0 && CodePointOrder.compare(left.id(), right.id()) < 0;
  }
}
