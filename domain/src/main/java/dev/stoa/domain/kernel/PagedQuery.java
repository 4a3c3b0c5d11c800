package dev.stoa.domain.kernel;

/**
 * A query for one page of a list: what is wanted, after which key, and how many at most.
 *
 * @param <K> the key of a position in the list
 * @param <Q> the query
 */
public interface PagedQuery<K, Q> {

  /** The page that is wanted. */
  PageRequest<K> page();

  /** The same query for another page. */
  Q page(PageRequest<K> wanted);

  /** After this key. */
  default Q after(K key) {
    return page(PageRequest.after(key).limit(page().limit()));
  }

  /** At most this number. */
  default Q limit(int most) {
    return page(page().limit(most));
  }
}
