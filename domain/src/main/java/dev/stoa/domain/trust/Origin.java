package dev.stoa.domain.trust;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/**
 * Where an item comes from, and how far it is trusted; only the trust, what raised it and the
 * quarantine change.
 *
 * @param source an address or a few words, where known
 * @param root the first item of the chain of derivations that decides the trust; an item that was
 *     made from none is its own
 * @param raised what the trust was raised to beyond its class and its parents, and by what
 * @param quarantinedAt since when it is withdrawn itself, not through what it was made from
 */
@RecordBuilder
public record Origin(
    ItemRef item,
    OriginClass origin,
    String principal,
    Option<String> source,
    ItemRef root,
    Trust trust,
    Option<Raised> raised,
    Option<Instant> quarantinedAt,
    Instant recordedAt) {

  private static final Principal UNKNOWN = Principal.imported("unknown");

  /**
   * Binds an item to who wrote it and what it was made from: its trust is the least of all.
   *
   * @param parents the origins of what it was made from
   */
  public static Origin bound(
      ItemRef item, Principal writer, Provenance stated, Seq<Origin> parents, Instant now) {
    OriginClass own =
        stated.origin().map(lower -> writer.origin().lower(lower)).getOrElse(writer.origin());
    Option<Origin> weakest = parents.minBy(Comparator.comparing(Origin::trust));
    return OriginBuilder.builder()
        .item(item)
        .origin(own)
        .principal(writer.name())
        .source(stated.source())
        .root(weakest.map(Origin::root).getOrElse(item))
        .trust(weakest.map(one -> one.trust().least(Trust.of(own))).getOrElse(Trust.of(own)))
        .raised(Option.none())
        .quarantinedAt(Option.none())
        .recordedAt(now)
        .build();
  }

  /** Of an item that no origin was recorded for. */
  public static Origin unknown(ItemRef item) {
    return bound(item, UNKNOWN, Provenance.NONE, Vector.empty(), Instant.EPOCH);
  }

  /** What it is trusted by itself, whatever it was made from. */
  public Trust own() {
    return quarantinedAt.isDefined()
        ? Trust.QUARANTINED
        : raised.map(Raised::to).getOrElse(() -> Trust.of(origin));
  }

  /** The trust that follows from its parents' trust; what was raised does not depend on them. */
  public Trust given(Seq<Trust> parents) {
    if (parents.contains(Trust.QUARANTINED)) {
      return Trust.QUARANTINED;
    }
    return raised.exists(by -> !by.isByEdit()) ? own() : parents.fold(own(), Trust::least);
  }

  /** Raised by something. */
  public Origin raised(Raised by) {
    return raised(Option.some(by));
  }

  /** Raised by something, or by nothing. */
  public Origin raised(Option<Raised> by) {
    return OriginBuilder.from(this).raised(by).build();
  }

  /**
   * Of another text, which is trusted no more than who edited it; what raised the old one is void.
   */
  public Origin edited(Trust editor) {
    Trust least = raised.filter(Raised::isByEdit).map(Raised::to).fold(() -> editor, editor::least);
    return raised(Option.when(!least.isAtLeast(Trust.of(origin)), () -> Raised.byEdit(least)));
  }

  /** Withdrawn since an instant, or no longer. */
  public Origin quarantined(Option<Instant> since) {
    return OriginBuilder.from(this).quarantinedAt(since).build();
  }

  /** With another trust. */
  public Origin trusted(Trust value) {
    return OriginBuilder.from(this).trust(value).build();
  }
}
