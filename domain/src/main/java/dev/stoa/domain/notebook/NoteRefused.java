package dev.stoa.domain.notebook;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;

/** Why an operation on notes was refused. Each is a normal result, not an exception. */
public sealed interface NoteRefused extends Refusal {

  /** The acting agent is unknown or archived. */
  record NoAgent(Refusal reason) implements NoteRefused, Refusal.PassedOn {}

  /** It says nearly the same as another, or it is no variant that can be taken out. */
  record Similar(Refusal reason) implements NoteRefused, Refusal.PassedOn {}

  /** The agent has no note of this id, or of an id that ends with it. */
  @RefusalCode("note.unknown")
  record Unknown(String reference) implements NoteRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "note", reference, Vector.empty(), "list the notes, including archived ones");
    }
  }

  /** The ids of several notes end with it. */
  @RefusalCode("note.ambiguous")
  record Ambiguous(String reference, Seq<Note> candidates) implements NoteRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "note", reference, candidates.map(note -> note.id() + " (" + note.topic() + ")"));
    }
  }

  /** The note is another agent's. */
  @RefusalCode("note.not_yours")
  record NotYours(NoteId id) implements NoteRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "note " + id + " belongs to another agent: act as that one";
    }
  }

  /** The note is archived. */
  @RefusalCode("note.archived")
  record Archived(NoteId id, Instant since) implements NoteRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "note " + id + " is archived since " + since + ": restore it first";
    }
  }

  /** Another note took its place. */
  @RefusalCode("note.superseded")
  record Superseded(NoteId id, NoteId by) implements NoteRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "note " + id + " was replaced by " + by + ": use that one";
    }
  }

  /** No note was named to be replaced. */
  @RefusalCode("note.nothing_to_replace")
  record NothingToReplace() implements NoteRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "there are no notes to replace: name at least one";
    }
  }

  /** More notes are named than are replaced at once. */
  @RefusalCode("note.too_many_replaced")
  record TooManyReplaced(int given) implements NoteRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return given
          + " notes to replace are too many: name at most "
          + Replacement.MAX_REPLACED
          + " at once";
    }
  }

  /** Its channel does not exist. */
  @RefusalCode("note.unknown_channel")
  record UnknownChannel(ChannelId id) implements NoteRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "channel_id " + id + " names no channel: list the channels, or leave it out";
    }
  }
}
