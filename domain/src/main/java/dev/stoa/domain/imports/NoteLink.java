package dev.stoa.domain.imports;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.notebook.NoteId;
import java.time.Instant;

/** A link between two notes, with the id and the time that it has in the source. */
public record NoteLink(String id, NoteId note, NoteId parent, String kind, Instant createdAt) {

  private static final int MAX_LENGTH = 255;

  /** Refuses texts that cannot be stored. */
  public NoteLink {
    PlainText.require("link_id", id, MAX_LENGTH);
    PlainText.require("kind", kind, MAX_LENGTH);
  }
}
