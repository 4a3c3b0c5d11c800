package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The rows of all contexts as they were. */
public interface Versions {

  /** Since when all of them are kept; none if none was ever removed for its age. */
  Option<Instant> since();

  /**
   * Removes versions that ended before an instant: what was then can no longer be read.
   *
   * @param limit the most that are removed
   * @return how many were
   */
  int removeBefore(Instant end, int limit);

  /** What the open unit of work changes from now on has no versions: it says the same as before. */
  void recordNone();

  /**
   * Removes the versions of rows that have one encrypted otherwise than with a key, those of
   * removed rows too. All of a row, because it is absent where versions after a gap remain.
   *
   * @param key the key; none if texts are stored plain
   * @param limit the most rows whose versions are removed
   * @return how many versions were
   */
  int removeOtherKeys(Option<String> key, int limit);

  /**
   * What differs between two instants, by table and by key.
   *
   * @throws dev.stoa.domain.json.InvalidValue if no context is called as the wanted one
   */
  Seq<RowChange> changes(ChangeQuery query);
}
