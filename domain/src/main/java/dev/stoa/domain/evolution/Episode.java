package dev.stoa.domain.evolution;

import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/**
 * A completed run of two agents.
 *
 * @param archivedAt when it was moved to the archive
 */
public record Episode(
    EpisodeId id, EpisodeResult result, Instant createdAt, Option<Instant> archivedAt) {

  /** Its position in a list of its generation. */
  public Key key() {
    return new Key(result.shadow(), result.scoreA(), id);
  }

  /** In a list of a generation: shadow trials last, lowest score first, ties by id. */
  public record Key(boolean shadow, int score, EpisodeId id) implements Comparable<Key> {

    private static final Comparator<Key> LOWEST_FIRST =
        Comparator.comparing(Key::shadow).thenComparing(Key::score).thenComparing(Key::id);

    @Override
    public int compareTo(Key other) {
      return LOWEST_FIRST.compare(this, other);
    }
  }
}
