package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on memories was refused. Each is a normal result, not an exception. */
public sealed interface MemoryRefused extends Refusal
    permits MemoryRefused.Unknown,
        MemoryRefused.Protected,
        MemoryRefused.AlreadyProtected,
        MemoryRefused.SameContent,
        MemoryRefused.AlreadyLive,
        MemoryRefused.AlreadyArchived,
        MemoryRefused.NotArchived,
        MemoryRefused.BadEmbedding,
        MemoryRefused.NoScope,
        MemoryRefused.Similar,
        MemoryRefused.NotSuperseded,
        MemoryRefused.BadSnapshot,
        TierMoveRefused {

  /** No memory has this id. */
  @RefusalCode("memory.unknown")
  record Unknown(MemoryId id) implements MemoryRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "memory " + id + " does not exist: recall or list memories to find it";
    }
  }

  /** It is protected. */
  @RefusalCode("memory.protected")
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

  /** It is already protected, for another reason. */
  @RefusalCode("memory.already_protected")
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

  /** Another memory of the scope has the same content. */
  @RefusalCode("memory.said_already")
  record SameContent(MemoryId id, MemoryId other, MemoryScope scope)
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

  /** A memory with this id is live. */
  @RefusalCode("memory.already_live")
  record AlreadyLive(MemoryId id) implements MemoryRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "memory " + id + " is live: forget it before purging or restoring an archived version";
    }
  }

  /** It is archived already, for another reason. */
  @RefusalCode("memory.already_archived")
  record AlreadyArchived(MemoryId id, String reason) implements MemoryRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "memory "
          + id
          + " is archived already ("
          + reason
          + "): restore it first to give another reason";
    }
  }

  /** The archive has no memory with this id. */
  @RefusalCode("memory.not_archived")
  record NotArchived(MemoryId id) implements MemoryRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "memory " + id + " is not in the archive: list the archive to find it";
    }
  }

  /** The vector does not fit the stored ones. */
  @RefusalCode("memory.bad_embedding")
  record BadEmbedding(String reason) implements MemoryRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return reason;
    }
  }

  /** Vectors are compared within one scope. */
  @RefusalCode("memory.no_scope")
  record NoScope() implements MemoryRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "embedding is compared within one scope: name the scope, or ask by words only";
    }
  }

  /** It says nearly the same as another, or it is no variant that can be taken out. */
  record Similar(Refusal reason) implements MemoryRefused, Refusal.PassedOn {}

  /** It cannot be superseded or reinstated. */
  record NotSuperseded(Refusal reason) implements MemoryRefused, Refusal.PassedOn {}

  /** A snapshot that cannot be read; nothing was restored. */
  @RefusalCode("memory.bad_snapshot")
  record BadSnapshot(long line, String reason) implements MemoryRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "snapshot line " + line + " is refused, nothing was restored: " + reason;
    }
  }
}
