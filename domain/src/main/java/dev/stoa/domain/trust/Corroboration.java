package dev.stoa.domain.trust;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** A principal said the same as an item, from a root of its own and as far trusted as this. */
public record Corroboration(
    ItemRef item, String principal, ItemRef root, Trust trust, Instant recordedAt) {

  /** How many independent principals must say the same, the first included. */
  public static final int ENOUGH = 2;

  /**
   * Whether a repetition is independent: of another principal and another root than the item and
   * all who said it before.
   */
  public static boolean isIndependent(
      Origin item, Seq<Corroboration> before, String principal, ItemRef root) {
    return !item.principal().equals(principal)
        && !item.root().equals(root)
        && !item.item().equals(root)
        && before.forAll(one -> !one.principal().equals(principal) && !one.root().equals(root));
  }

  /** What enough independent principals raise an item to: the most that so many of them support. */
  public static Option<Raised> raising(Origin item, Seq<Corroboration> said) {
    Seq<Trust> support =
        said.map(Corroboration::trust)
            .append(Trust.of(item.origin()).least(item.trust()))
            .sorted(Comparator.reverseOrder());
    return Option.when(support.size() > ENOUGH - 1, () -> support.get(ENOUGH - 1))
        .filter(to -> item.quarantinedAt().isEmpty() && item.trust() != Trust.QUARANTINED)
        .filter(to -> to.compareTo(item.trust()) > 0)
        .map(to -> new Raised(to, "corroboration"));
  }
}
