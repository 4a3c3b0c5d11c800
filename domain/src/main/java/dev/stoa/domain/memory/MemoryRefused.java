package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Refusal;

/** Why a memory stays as it is. Every reason is a normal outcome, never an exception. */
public sealed interface MemoryRefused extends Refusal
    permits MemoryRefused.Unknown,
        MemoryRefused.Protected,
        MemoryRefused.AlreadyProtected,
        MemoryRefused.SaidAlready,
        MemoryRefused.AlreadyLive,
        MemoryRefused.NotArchived,
        MemoryRefused.BadEmbedding,
        MemoryRefused.NoScope,
        MemoryRefused.BadSnapshot,
        TierMoveRefused {

  /** No memory bears this id. */
  record Unknown(MemoryId id) implements MemoryRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "memory " + id + " does not exist: recall or list memories to find it";
    }
  }

  /** A red line is drawn around it. */
  record Protected(MemoryId id, RedLine line, String verb) implements MemoryRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory "
          + id
          + " is red-lined ("
          + line.reason()
          + ") and cannot be "
          + verb
          + ": lift the red line first";
    }
  }

  /** A red line is drawn around it already, for a reason that stands. */
  record AlreadyProtected(MemoryId id, RedLine line) implements MemoryRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "memory "
          + id
          + " is red-lined already ("
          + line.reason()
          + "): lift that red line first";
    }
  }

  /** Another memory of the scope says so already. */
  record SaidAlready(MemoryId id, MemoryId other, MemoryScope scope)
      implements MemoryRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "memory "
          + other
          + " of scope "
          + scope
          + " says the same as memory "
          + id
          + " would: forget one of them first";
    }
  }

  /** A memory of this id is not only in the archive. */
  record AlreadyLive(MemoryId id) implements MemoryRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "memory " + id + " is live: forget it before bringing an archived one back";
    }
  }

  /** The archive holds no memory of this id. */
  record NotArchived(MemoryId id) implements MemoryRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "memory " + id + " is not in the archive: list the archive to find it";
    }
  }

  /** The vector is of another kind than those kept. */
  record BadEmbedding(String reason) implements MemoryRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return reason;
    }
  }

  /** Vectors are compared within one scope. */
  record NoScope() implements MemoryRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "embedding is compared within one scope: name the scope, or ask by words only";
    }
  }

  /** A snapshot that cannot be read; nothing of it was kept. */
  record BadSnapshot(long line, String reason) implements MemoryRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "snapshot line " + line + " is refused, nothing was restored: " + reason;
    }
  }
}
