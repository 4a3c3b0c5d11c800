package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Which notes of an agent a reader wants; what is left out does not matter.
 *
 * @param topic only notes on this
 * @param besides no notes on this
 * @param coreOnly only core notes
 * @param since only notes written then or later
 */
public record NoteFilter(
    NoteScope scope,
    Option<NoteTopic> topic,
    Option<NoteTopic> besides,
    boolean coreOnly,
    Option<Instant> since) {

  /** Refuses an instant that no store keeps. */
  public NoteFilter {
    since = since.map(earliest -> Instants.require("since", earliest));
  }

  /** Every note that is not archived. */
  public static final NoteFilter LIVE =
      new NoteFilter(NoteScope.LIVE, Option.none(), Option.none(), false, Option.none());

  /** Archived notes too, or only those. */
  public NoteFilter within(NoteScope wanted) {
    return new NoteFilter(wanted, topic, besides, coreOnly, since);
  }

  /** Only notes on this topic. */
  public NoteFilter on(NoteTopic wanted) {
    return new NoteFilter(scope, Option.some(wanted), besides, coreOnly, since);
  }

  /** No notes on this topic. */
  public NoteFilter besides(NoteTopic unwanted) {
    return new NoteFilter(scope, topic, Option.some(unwanted), coreOnly, since);
  }

  /** Only core notes. */
  public NoteFilter core() {
    return new NoteFilter(scope, topic, besides, true, since);
  }

  /** Only notes written then or later. */
  public NoteFilter since(Instant earliest) {
    return new NoteFilter(scope, topic, besides, coreOnly, Option.some(earliest));
  }

  /** Whether a note is wanted. */
  public boolean accepts(Note note) {
    return scope.includes(note)
        && topic.forAll(note.topic()::equals)
        && !besides.exists(note.topic()::equals)
        && (note.core() || !coreOnly)
        && since.forAll(earliest -> !note.createdAt().isBefore(earliest));
  }
}
