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

  /** The caller may not raise trust. */
  @RefusalCode("trust.not_a_person")
  record NotAPerson(String principal) implements TrustRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return principal
          + " writes as no person, so it raises no trust: use a token of the class person";
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
}
