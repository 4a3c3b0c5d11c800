package dev.stoa.domain.correction;

import dev.stoa.domain.pack.Pack;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * The corrections that belong in the prompt of a query, under a budget of tokens.
 *
 * @param items the best first, in the order of the pack
 * @param pack the same for a prompt, with citations, and what was left out
 */
public record PackedCorrections(Seq<InjectedCorrection> items, Pack pack) {

  /** Those of the candidates that are in a pack of them. */
  public static PackedCorrections of(Seq<InjectedCorrection> candidates, Pack pack) {
    Map<String, InjectedCorrection> byId =
        candidates.toMap(found -> found.correction().id().value(), found -> found);
    return new PackedCorrections(pack.items().flatMap(item -> byId.get(item.at().id())), pack);
  }
}
