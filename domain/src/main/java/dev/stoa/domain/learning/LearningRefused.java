package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;

/** Why nothing was learned or undone. Each is a normal result, not an exception. */
public sealed interface LearningRefused extends Refusal {

  /** What a model answered is no proposal. */
  @RefusalCode("learning.malformed")
  record Malformed(String field, String problem, String fix)
      implements LearningRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return field + " " + problem + ", so nothing was learned: " + fix;
    }
  }

  /** A candidate refines or contradicts what is not there. */
  @RefusalCode("learning.unknown_target")
  record UnknownTarget(String field, MemoryId id, MemoryScope scope)
      implements LearningRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return field
          + " names memory "
          + id
          + ", which scope "
          + scope
          + " does not have, so nothing was learned: name a memory of that scope or leave it out";
    }
  }

  /** A candidate names a message that is not learned from. */
  @RefusalCode("learning.unknown_message")
  record UnknownMessage(String field, long number) implements LearningRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return field
          + " names message "
          + number
          + ", which is not learned from, so nothing was learned: name one of the given messages";
    }
  }

  /** There is no such learning. */
  @RefusalCode("learning.unknown")
  record Unknown(LearningId id) implements LearningRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "learning " + id + " does not exist: list learnings to find it";
    }
  }

  /** What was learned has changed since, so that it cannot be undone. */
  @RefusalCode("learning.changed")
  record Changed(LearningId id, MemoryId memory, String how, String fix)
      implements LearningRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "learning "
          + id
          + " cannot be undone, memory "
          + memory
          + " "
          + how
          + " since: "
          + fix;
    }
  }

  /** Another context refuses a step. */
  record NotDone(Refusal reason) implements LearningRefused, Refusal.PassedOn {}
}
