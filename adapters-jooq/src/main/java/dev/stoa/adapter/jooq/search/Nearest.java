package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.VectorHit;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;

/** The compared vectors, nearest first, sorted only as far as they are read. */
final class Nearest {

  private static final int FIRST_BATCH = 64;
  private static final int LONGEST_BATCH = 512;

  private final String[] ids;
  private final double[] cosines;

  /** Places of vectors, not the vectors: an object for each would cost more than comparing it. */
  private final int[] heap;

  private int size;

  /** Takes both over; what has no number for a cosine is left out. */
  Nearest(String[] ids, double[] cosines) {
    this.ids = ids;
    this.cosines = cosines;
    this.heap = new int[ids.length];
    for (int place = 0; place < ids.length; place++) {
      if (!Double.isNaN(cosines[place])) {
        heap[size] = place;
        size++;
      }
    }
    for (int at = size / 2 - 1; at >= 0; at--) {
      sink(at);
    }
  }

  /** The nearest that are admitted, and what the ranking wants to know of all. */
  ComparedVectors compared(Seq<String> asked, int limit, Function<Seq<String>, Set<String>> admit) {
    java.util.Set<String> wanted = new HashSet<>(asked.asJava());
    java.util.Map<String, Double> found = new HashMap<>();
    int count = size;
    double sum = 0;
    double max = -1;
    for (int at = 0; at < count; at++) {
      int place = heap[at];
      sum += cosines[place];
      max = Math.max(max, cosines[place]);
      if (wanted.contains(ids[place])) {
        found.put(ids[place], cosines[place]);
      }
    }
    Seq<VectorHit> nearest = admitted(limit, admit);
    nearest.forEach(hit -> found.put(hit.id(), hit.cosine()));
    return new ComparedVectors(
        nearest, io.vavr.collection.HashMap.ofAll(found), count, sum / Math.max(1, count), max);
  }

  /** The nearest that are admitted, at most so many. */
  Seq<VectorHit> admitted(int limit, Function<Seq<String>, Set<String>> admit) {
    List<VectorHit> found = new ArrayList<>();
    int batch = Math.max(FIRST_BATCH, Math.min(LONGEST_BATCH, limit));
    while (found.size() < limit && size > 0) {
      Seq<VectorHit> next = next(batch);
      Set<String> allowed = admit.apply(next.map(VectorHit::id));
      next.filter(hit -> allowed.contains(hit.id())).forEach(found::add);
      batch = Math.min(2 * batch, LONGEST_BATCH);
    }
    return Vector.ofAll(found.subList(0, Math.min(limit, found.size())));
  }

  private Seq<VectorHit> next(int count) {
    List<VectorHit> next = new ArrayList<>();
    while (next.size() < count && size > 0) {
      next.add(new VectorHit(ids[heap[0]], cosines[heap[0]]));
      size--;
      heap[0] = heap[size];
      sink(0);
    }
    return Vector.ofAll(next);
  }

  private void sink(int from) {
    int at = from;
    int moved = heap[from];
    for (int child = 2 * at + 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && before(heap[child + 1], heap[child])) {
        child++;
      }
      if (!before(heap[child], moved)) {
        break;
      }
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = moved;
  }

  private boolean before(int left, int right) {
    return cosines[left] > cosines[right]
        || cosines[left] == cosines[right] && CodePointOrder.compare(ids[left], ids[right]) < 0;
  }
}
