package dev.stoa.domain.resilience;

import io.vavr.control.Option;
import java.time.Instant;

/** The answered requests of a workspace by key. */
public interface AnsweredRequests {

  /**
   * The request of this key, existing or not, locked until the write unit ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Option<AnsweredRequest> lock(String key);

  /** Stores the request, replacing the previous one of its key. */
  void save(AnsweredRequest request);

  /** Removes the oldest that were answered at this instant or earlier, up to the limit. */
  int removeUntil(Instant last, int limit);
}
