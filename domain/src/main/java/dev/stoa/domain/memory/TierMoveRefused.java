package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Refusal;
import java.time.Instant;

/** Why a memory stays in its tier. */
public sealed interface TierMoveRefused extends MemoryRefused {

  /** There is no faster tier. */
  record AlreadyFastest(MemoryId id) implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory " + id + " is in the fast tier: there is none faster";
    }
  }

  /** There is no slower tier. */
  record AlreadySlowest(MemoryId id) implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory " + id + " is in the glacial tier: there is none slower";
    }
  }

  /** Its outcomes were too much as expected. */
  record NotSurprising(MemoryId id, double surprise, double threshold)
      implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory "
          + id
          + " has surprise "
          + surprise
          + ", a promotion needs more than "
          + threshold
          + ": record outcomes";
    }
  }

  /** Its last promotion is too recent. */
  record CoolingDown(MemoryId id, Instant until) implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory " + id + " was promoted lately: promote it again from " + until + " on";
    }
  }

  /** It has hardly been used. */
  record TooFewUpdates(MemoryId id, long updates, long needed)
      implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory "
          + id
          + " has "
          + updates
          + " updates, a demotion needs "
          + needed
          + ": record outcomes";
    }
  }

  /** Its outcomes were too little as expected. */
  record NotStable(MemoryId id, double stability, double threshold)
      implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory "
          + id
          + " has stability "
          + stability
          + ", a demotion needs more than "
          + threshold
          + ": record outcomes";
    }
  }
}
