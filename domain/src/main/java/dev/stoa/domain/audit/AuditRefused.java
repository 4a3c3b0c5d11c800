package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why the trail refused. Each is a normal result, not an exception. */
public sealed interface AuditRefused extends Refusal {

  /** The chosen id belongs to an entry that says something else. */
  @RefusalCode("audit.id_taken")
  record IdTaken(AuditEntryId id) implements AuditRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "id " + id + " is taken by another event: choose a new id, or resend the same event";
    }
  }

  /** A batch names one id for two events. */
  @RefusalCode("audit.id_repeated")
  record IdRepeated(AuditEntryId id) implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "id " + id + " is twice in the batch with different events: give each its own id";
    }
  }

  /** No entry bears this id. */
  @RefusalCode("audit.unknown_entry")
  record UnknownEntry(AuditEntryId id) implements AuditRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "id " + id + " names no audit entry: list the entries to find it";
    }
  }

  /** No entry has this sequence. */
  @RefusalCode("audit.unknown_sequence")
  record UnknownSequence(long sequence, long last) implements AuditRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "sequence " + sequence + " does not exist: the log ends at " + last;
    }
  }

  /** No checkpoint has been signed since the entry was appended. */
  @RefusalCode("audit.not_covered")
  record NotCovered(long sequence, long size) implements AuditRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "no checkpoint covers entry "
          + sequence
          + ", the latest has size "
          + size
          + ": sign a checkpoint first with `stoa audit checkpoint --key`;"
          + " `stoa audit keygen` makes a key";
    }
  }

  /** The event type is, or could become, one of Stoa's own. */
  @RefusalCode("audit.reserved_type")
  record ReservedType(String eventType, String context) implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "event_type "
          + eventType
          + " is reserved for Stoa: choose one that does not begin with \""
          + context
          + ".\"";
    }
  }

  /** There is nothing to append. */
  @RefusalCode("audit.empty_batch")
  record EmptyBatch() implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the batch has no events: send at least one";
    }
  }

  /** There is too much to append at once. */
  @RefusalCode("audit.batch_too_large")
  record BatchTooLarge(int size, int limit) implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the batch has " + size + " events: send at most " + limit + " at a time";
    }
  }

  /** The log was never, or is not yet, of this size. */
  @RefusalCode("audit.size_out_of_range")
  record SizeOutOfRange(String field, long size, long last)
      implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return field + " " + size + " is out of range: the log has sizes 0 to " + last;
    }
  }

  /** A checkpoint that the log as it is now does not continue; signing on would hide the break. */
  @RefusalCode("audit.inconsistent_checkpoint")
  record InconsistentCheckpoint(long size, String reason)
      implements AuditRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "the log does not continue its checkpoint of size "
          + size
          + " ("
          + reason
          + "): run verify before signing another";
    }
  }

  /** A text that is no key, note, checkpoint or proof. */
  @RefusalCode("audit.unreadable")
  record Unreadable(String field, String reason) implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return field + " cannot be read: " + reason;
    }
  }

  /** A key that may not sign or check for this log. */
  @RefusalCode("audit.key_refused")
  record KeyRefused(String field, String reason) implements AuditRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return field + " is refused: " + reason;
    }
  }
}
