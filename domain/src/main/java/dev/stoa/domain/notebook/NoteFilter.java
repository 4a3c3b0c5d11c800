package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A filter for the notes of an agent.
 *
 * @param topic only notes with this topic
 * @param besides no notes with this topic
 * @param coreOnly only core notes
 * @param since only notes written then or later
 */
public record NoteFilter(
    ArchiveFilter show,
    Option<NoteTopic> topic,
    Option<NoteTopic> besides,
    boolean coreOnly,
    Option<Instant> since) {

  /** Refuses an instant that cannot be stored. */
  public NoteFilter {
    since = since.map(earliest -> Instants.require("since", earliest));
  }

  /** All live notes. */
  public static final NoteFilter LIVE =
      new NoteFilter(ArchiveFilter.LIVE, Option.none(), Option.none(), false, Option.none());

  /** Those that are live, archived, or both. */
  public NoteFilter within(ArchiveFilter wanted) {
    return new NoteFilter(wanted, topic, besides, coreOnly, since);
  }

  /** Only notes with this topic. */
  public NoteFilter on(NoteTopic wanted) {
    return new NoteFilter(show, Option.some(wanted), besides, coreOnly, since);
  }

  /** No notes with this topic. */
  public NoteFilter besides(NoteTopic unwanted) {
    return new NoteFilter(show, topic, Option.some(unwanted), coreOnly, since);
  }

  /** Only core notes. */
  public NoteFilter core() {
    return new NoteFilter(show, topic, besides, true, since);
  }

  /** Only notes written then or later. */
  public NoteFilter since(Instant earliest) {
    return new NoteFilter(show, topic, besides, coreOnly, Option.some(earliest));
  }

  /** Whether a note matches. */
  public boolean accepts(Note note) {
    return show.includes(note.archivedAt())
        && topic.forAll(note.topic()::equals)
        && !besides.exists(note.topic()::equals)
        && (note.core() || !coreOnly)
        && since.forAll(earliest -> !note.createdAt().isBefore(earliest));
  }
}
