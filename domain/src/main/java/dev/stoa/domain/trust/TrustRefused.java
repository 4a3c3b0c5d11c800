package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why an operation on trust was refused. Each is a normal result, not an exception. */
public sealed interface TrustRefused extends Refusal {

  /** There is no such item. */
  @RefusalCode("trust.unknown")
  record Unknown(ItemRef item) implements TrustRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return item + " is unknown: give the kind and the whole id of an item";
    }
  }

  /** Something that an item is to be made from does not exist. */
  @RefusalCode("trust.unknown_parent")
  record UnknownParent(ItemRef item) implements TrustRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "from names " + item + ", which is unknown: give the kind and the whole id of an item";
    }
  }

  /** The token of a reading is not one that this caller can use. */
  @RefusalCode("trust.bad_reading")
  record BadReading(String why) implements TrustRefused, Refusal.Invalid {

    static final BadReading FOREIGN =
        new BadReading("it is not one that this workspace gave this caller");
    static final BadReading EXPIRED = new BadReading("it is more than a day old");

    @Override
    public String sentence() {
      return "reading cannot be used, " + why + ": read again and give the new one";
    }
  }

  /** The caller states an origin above its own. */
  @RefusalCode("trust.origin_above_own")
  record AboveOwn(OriginClass stated, OriginClass own) implements TrustRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "origin "
          + stated.label()
          + " is above that of the caller, "
          + own.label()
          + ": leave it out, or name one that is less trusted";
    }
  }

  /** The caller may not raise trust. */
  @RefusalCode("trust.not_a_person")
  record NotAPerson(String principal) implements TrustRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return principal
          + " writes as no person, so it raises no trust: use a token of the class person";
    }
  }

  /** The caller wrote the item, or is not independent of who did. */
  @RefusalCode("trust.not_independent")
  record NotIndependent(ItemRef item, String principal) implements TrustRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return principal
          + " is not independent of who wrote "
          + item
          + ": another principal must do it, from other sources";
    }
  }

  /** A debate does not affirm the item. */
  @RefusalCode("trust.not_affirmed")
  record NotAffirmed(ItemRef item, String debate) implements TrustRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "debate "
          + debate
          + " does not affirm "
          + item
          + ": it must be concluded with a consensus of two independent agents, whose answer"
          + " contains '"
          + Verdict.AFFIRMS
          + item
          + "'";
    }
  }

  /** The item is withdrawn. */
  @RefusalCode("trust.quarantined")
  record Withdrawn(ItemRef item) implements TrustRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return item + " is quarantined, or was made from what is: restore it first";
    }
  }

  /** There is no such quarantine. */
  @RefusalCode("trust.unknown_quarantine")
  record UnknownQuarantine(QuarantineId quarantine) implements TrustRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "quarantine " + quarantine + " is unknown: give the id of one that is listed";
    }
  }

  /** The quarantine has ended. */
  @RefusalCode("trust.restored")
  record Restored(QuarantineId quarantine) implements TrustRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "quarantine " + quarantine + " has ended: what it withdrew is restored";
    }
  }
}
