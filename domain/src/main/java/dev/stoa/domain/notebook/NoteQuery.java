package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for the notes of an agent, newest first.
 *
 * @param topic only notes with this topic
 * @param besides no notes with this topic
 * @param coreOnly only core notes
 * @param since only notes written then or later
 */
public record NoteQuery(
    ArchiveFilter show,
    Option<NoteTopic> topic,
    Option<NoteTopic> besides,
    boolean coreOnly,
    Option<Instant> since,
    PageRequest<TimePosition<NoteId>> page)
    implements PagedQuery<TimePosition<NoteId>, NoteQuery> {

  /** Refuses an instant that cannot be stored. */
  public NoteQuery {
    since = since.map(earliest -> Instants.require("since", earliest));
  }

  /** All live notes. */
  public static NoteQuery all() {
    return new NoteQuery(
        ArchiveFilter.LIVE,
        Option.none(),
        Option.none(),
        false,
        Option.none(),
        PageRequest.first());
  }

  /** Those that are live, archived, or both. */
  public NoteQuery within(ArchiveFilter wanted) {
    return new NoteQuery(wanted, topic, besides, coreOnly, since, page);
  }

  /** Only notes with this topic. */
  public NoteQuery on(NoteTopic wanted) {
    return new NoteQuery(show, Option.some(wanted), besides, coreOnly, since, page);
  }

  /** No notes with this topic. */
  public NoteQuery besides(NoteTopic unwanted) {
    return new NoteQuery(show, topic, Option.some(unwanted), coreOnly, since, page);
  }

  /** Only core notes. */
  public NoteQuery core() {
    return new NoteQuery(show, topic, besides, true, since, page);
  }

  /** Only notes written then or later. */
  public NoteQuery since(Instant earliest) {
    return new NoteQuery(show, topic, besides, coreOnly, Option.some(earliest), page);
  }

  @Override
  public NoteQuery page(PageRequest<TimePosition<NoteId>> wanted) {
    return new NoteQuery(show, topic, besides, coreOnly, since, wanted);
  }

  /** Whether a note matches, on any page. */
  public boolean accepts(Note note) {
    return show.includes(note.archivedAt())
        && topic.forAll(note.topic()::equals)
        && !besides.exists(note.topic()::equals)
        && (note.core() || !coreOnly)
        && since.forAll(earliest -> !note.createdAt().isBefore(earliest));
  }
}
