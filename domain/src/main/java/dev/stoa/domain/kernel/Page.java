package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.function.Function;

/** One page of a listing, and the key to ask for the next one with. */
public record Page<T, K>(Seq<T> items, Option<K> next) implements Iterable<T> {

  /** The default length of a page. */
  public static final int USUAL_SIZE = 50;

  /** Maximum page size. */
  public static final int MAX_SIZE = 1_000;

  /** A page of limited length; a full one may be followed by another. */
  public static <T, K> Page<T, K> of(Seq<T> items, int size, Function<? super T, K> key) {
    return new Page<>(items, items.size() < size ? Option.none() : items.lastOption().map(key));
  }

  /** A page of hits; its key is the number of hits up to its end. */
  public static <T> Page<T, Integer> of(Seq<T> hits, PageRequest<Integer> request) {
    int skipped = request.after().getOrElse(0);
    return new Page<>(
        hits, Option.when(hits.size() == request.limit(), () -> skipped + request.limit()));
  }

  /** The same page of what the items become. */
  public <R> Page<R, K> map(Function<? super T, ? extends R> change) {
    return new Page<>(items.map(change), next);
  }

  @Override
  public Iterator<T> iterator() {
    return items.iterator();
  }

  /** Refuses a size no listing would give. */
  public static int checkedSize(int size) {
    if (size < 1 || size > MAX_SIZE) {
      throw new InvalidValue("page size " + size + " is out of range: ask for 1 to " + MAX_SIZE);
    }
    return size;
  }
}
