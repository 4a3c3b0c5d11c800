package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why a variant could not be taken out. */
public sealed interface VariantRefused extends Refusal {

  /** No item of this kind has it. */
  @RefusalCode("search.unknown_variant")
  record Unknown(VariantId id) implements VariantRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "variant " + id + " does not exist: list the variants of the item to find it";
    }
  }

  /** It is an item of its own already. */
  @RefusalCode("search.variant_taken_out")
  record TakenOut(VariantId id, String as) implements VariantRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "variant " + id + " was taken out already: it is " + as + " now";
    }
  }
}
