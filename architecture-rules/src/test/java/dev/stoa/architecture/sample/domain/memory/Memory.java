package dev.stoa.architecture.sample.domain.memory;

import dev.stoa.architecture.sample.domain.rating.RatingId;
import java.time.Instant;
import java.util.Locale;

/** Names a rating by id, as the rating names it: ids form no cycle. */
public record Memory(MemoryId id, RatingId rating, Instant at, int[] marks) {

  public String key() {
    return id.value().toLowerCase(Locale.ROOT);
  }
}
