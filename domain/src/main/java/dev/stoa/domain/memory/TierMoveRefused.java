package dev.stoa.domain.memory;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import java.time.Instant;

/** Why a memory stays in its tier. */
public sealed interface TierMoveRefused extends MemoryRefused {

  /** There is no faster tier. */
  @RefusalCode("tier_move.already_fastest")
  record AlreadyFastest(MemoryId id) implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory " + id + " is in the fast tier: there is none faster";
    }
  }

  /** There is no slower tier. */
  @RefusalCode("tier_move.already_slowest")
  record AlreadySlowest(MemoryId id) implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory " + id + " is in the glacial tier: there is none slower";
    }
  }

  /** Its outcomes were too much as expected. */
  @RefusalCode("tier_move.not_surprising")
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
  @RefusalCode("tier_move.cooling_down")
  record CoolingDown(MemoryId id, Instant until) implements TierMoveRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "memory " + id + " was promoted lately: promote it again from " + until + " on";
    }
  }

  /** It has hardly been used. */
  @RefusalCode("tier_move.too_few_updates")
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
  @RefusalCode("tier_move.not_stable")
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
