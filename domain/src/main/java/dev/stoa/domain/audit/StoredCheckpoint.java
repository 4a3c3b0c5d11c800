package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A stored checkpoint whose note can be read and says what its row says. */
record StoredCheckpoint(long id, Checkpoint checkpoint, SignedNote note) {

  /** The checkpoint of a row, or what is wrong with the row, to follow on its id. */
  static Either<String, StoredCheckpoint> read(CheckpointRow row) {
    if (row.note() == null) {
      return Either.left("has no note");
    }
    try {
      SignedNote note = SignedNote.parse(row.note());
      Checkpoint checkpoint = Checkpoint.parse(note.text());
      return agree("origin", row.origin(), checkpoint.origin())
          .flatMap(same -> agree("size", Long.toString(row.size()), "" + checkpoint.size()))
          .flatMap(same -> agree("root", row.root(), checkpoint.root().hex()))
          .flatMap(same -> agree("time", row.at(), times(note, checkpoint.origin())))
          .map(same -> new StoredCheckpoint(row.id(), checkpoint, note));
    } catch (IllegalArgumentException unreadable) {
      return Either.left("has a note that cannot be read: " + unreadable.getMessage());
    }
  }

  /** One time in the log's name: a second one could hide which of them its key signed. */
  private static String times(SignedNote note, String origin) {
    Seq<Instant> times = note.times(origin);
    return times.isEmpty() ? "none" : times.map(Instants::text).mkString(" and ");
  }

  private static Either<String, String> agree(String what, @Nullable String inRow, String inNote) {
    return inNote.equals(inRow)
        ? Either.right(inNote)
        : Either.left("has the " + what + " " + inRow + " in its row, but its note says " + inNote);
  }
}
