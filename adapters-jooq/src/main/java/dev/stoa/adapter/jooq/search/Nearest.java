package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.VectorHit;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The compared vectors, nearest first, sorted only as far as they are read. */
final class Nearest {

  private static final int FIRST = 64;
  private static final int LONGEST_BATCH = 512;

  private final String[] ids;

  /** One for each id; vectors whose cosine is not a number are left out. */
  private final double[] cosines;

  /** The cosines of the requested ids, as far as they have one. */
  private final java.util.Map<String, Double> compared;

  /** Those that are likely farther, and were not compared. */
  private final Option<Rest> rest;

  /**
   * What is known where only some were compared.
   *
   * @param count how many there are in all
   * @param mean the mean cosine of all
   * @param wider compares more of them
   */
  record Rest(long count, double mean, Supplier<Nearest> wider) {}

  /** Keeps the arrays and the map without copying them. */
  Nearest(String[] ids, double[] cosines, java.util.Map<String, Double> compared) {
    this(ids, cosines, compared, Option.none());
  }

  private Nearest(
      String[] ids, double[] cosines, java.util.Map<String, Double> compared, Option<Rest> rest) {
    this.ids = ids;
    this.cosines = cosines;
    this.compared = compared;
    this.rest = rest;
  }

  /** As above, of cosines by id. */
  static Nearest of(java.util.Map<String, Double> cosines, Seq<String> wanted) {
    return of(new ScopeVectors(1), new double[0], cosines, wanted);
  }

  /** What is newer replaces what is known. */
  static Nearest of(
      ScopeVectors known,
      double[] cosines,
      java.util.Map<String, Double> newer,
      Seq<String> wanted) {
    java.util.Map<String, Double> found = new HashMap<>();
    for (String id : wanted) {
      double cosine = newer.containsKey(id) ? newer.get(id) : known.cosine(id, cosines);
      if (!Double.isNaN(cosine)) {
        found.put(id, cosine);
      }
    }
    if (newer.isEmpty()) {
      return new Nearest(known.ids(), cosines, found);
    }
    String[] ids = Arrays.copyOf(known.ids(), cosines.length + newer.size());
    double[] all = Arrays.copyOf(cosines, ids.length);
    for (int place = 0; place < cosines.length; place++) {
      if (newer.containsKey(ids[place])) {
        all[place] = Double.NaN;
      }
    }
    int place = cosines.length;
    for (java.util.Map.Entry<String, Double> one : newer.entrySet()) {
      ids[place] = one.getKey();
      all[place] = one.getValue();
      place++;
    }
    return new Nearest(ids, all, found);
  }

  /** With the cosines of more requested ids, and with what is known of those not compared. */
  Nearest with(java.util.Map<String, Double> others, Option<Rest> farther) {
    java.util.Map<String, Double> both = new HashMap<>(compared);
    both.putAll(others);
    return new Nearest(ids, cosines, both, farther);
  }

  /** The nearest that are admitted, and what the ranking wants to know of all. */
  ComparedVectors compared(int limit, Function<Seq<String>, Set<String>> admit) {
    java.util.Map<String, Double> found = new HashMap<>(compared);
    int count = 0;
    double sum = 0;
    double max = -1;
    for (double cosine : cosines) {
      if (!Double.isNaN(cosine)) {
        count++;
        sum += cosine;
        max = Math.max(max, cosine);
      }
    }
    Seq<VectorHit> nearest = admitted(limit, admit);
    nearest.forEach(hit -> found.put(hit.id(), hit.cosine()));
    double mean = sum / Math.max(1, count);
    return new ComparedVectors(
        nearest,
        io.vavr.collection.HashMap.ofAll(found),
        rest.map(Rest::count).getOrElse((long) count),
        rest.map(Rest::mean).getOrElse(mean),
        max);
  }

  /** The nearest that are admitted, up to the limit. */
  Seq<VectorHit> admitted(int limit, Function<Seq<String>, Set<String>> admit) {
    List<VectorHit> found = new ArrayList<>();
    int wanted = Math.max(FIRST, limit);
    int[] next = after(-1, wanted);
    while (next.length > 0) {
      for (int from = 0; from < next.length && found.size() < limit; from += LONGEST_BATCH) {
        Seq<VectorHit> batch = hits(next, from, Math.min(next.length, from + LONGEST_BATCH));
        Set<String> allowed = admit.apply(batch.map(VectorHit::id));
        batch.filter(hit -> allowed.contains(hit.id())).forEach(found::add);
      }
      if (found.size() >= limit) {
        break;
      }
      // Twice as many each time, so that reading to the end does not look at all of them often.
      wanted = Math.min(2 * wanted, ids.length);
      next = after(next[next.length - 1], wanted);
    }
    return found.size() < limit && rest.isDefined()
        ? rest.get().wider().get().admitted(limit, admit)
        : Vector.ofAll(found.subList(0, Math.min(limit, found.size())));
  }

  private Seq<VectorHit> hits(int[] places, int from, int to) {
    return Vector.range(from, to).map(at -> new VectorHit(ids[places[at]], cosines[places[at]]));
  }

  /**
   * The places of the nearest behind a place, in order; behind none if it is negative.
   *
   * <p>Most vectors are only compared with the farthest of those that were found so far.
   */
  private int[] after(int last, int most) {
    int[] heap = new int[Math.min(most, ids.length)];
    int size = 0;
    for (int place = 0; place < ids.length; place++) {
      if (Double.isNaN(cosines[place]) || last >= 0 && !before(last, place)) {
        continue;
      }
      if (size < heap.length) {
        size++;
        rise(heap, size - 1, place);
      } else if (before(place, heap[0])) {
        sink(heap, size, place);
      }
    }
    int[] sorted = new int[size];
    while (size > 0) {
      size--;
      sorted[size] = heap[0];
      sink(heap, size, heap[size]);
    }
    return sorted;
  }

  /** Adds a place at the end, and moves it up to where it belongs: the farthest is first. */
  private void rise(int[] heap, int end, int place) {
    int at = end;
    for (int parent = (at - 1) / 2; at > 0 && before(heap[parent], place); parent = (at - 1) / 2) {
      heap[at] = heap[parent];
      at = parent;
    }
    heap[at] = place;
  }

  /** Replaces the first place, and moves the new one down to where it belongs. */
  private void sink(int[] heap, int size, int place) {
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && before(heap[child], heap[child + 1])) {
        child++;
      }
      if (!before(place, heap[child])) {
        break;
      }
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = place;
  }

  private boolean before(int left, int right) {
    return cosines[left] > cosines[right]
        || cosines[left] == cosines[right] && CodePointOrder.compare(ids[left], ids[right]) < 0;
  }
}
