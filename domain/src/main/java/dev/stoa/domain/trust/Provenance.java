package dev.stoa.domain.trust;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What a writer states of where an item comes from: enough to lower its trust, never to raise it.
 *
 * @param origin a class below the writer's own
 * @param source an address or a few words
 * @param from the items that it was made from
 */
public record Provenance(Option<OriginClass> origin, Option<String> source, Seq<ItemRef> from) {

  /** The most items that one is made from. */
  public static final int MOST_PARENTS = 2_000;

  /** The longest source. */
  public static final int MAX_SOURCE = 2_000;

  /** Nothing is stated. */
  public static final Provenance NONE =
      new Provenance(Option.none(), Option.none(), Vector.empty());

  /** Refuses a source or a list that is too long; an item is named once. */
  public Provenance {
    source.forEach(text -> PlainText.require("source", text, MAX_SOURCE));
    from = from.distinct();
    if (from.size() > MOST_PARENTS) {
      throw new InvalidValue("from names " + from.size() + " items: give at most " + MOST_PARENTS);
    }
  }

  /** Refuses a class above that of who writes. */
  public Either<TrustRefused, Provenance> statedBy(Principal writer) {
    return origin
        .filter(stated -> stated.compareTo(writer.origin()) < 0)
        .<Either<TrustRefused, Provenance>>map(
            stated -> Either.left(new TrustRefused.AboveOwn(stated, writer.origin())))
        .getOrElse(() -> Either.right(this));
  }

  /** Made from these items. */
  public static Provenance from(ItemRef... items) {
    return NONE.and(Vector.of(items));
  }

  /** Also made from these. */
  public Provenance and(Iterable<ItemRef> items) {
    return new Provenance(origin, source, from.appendAll(items));
  }

  /** Of a class below the writer's own. */
  public Provenance as(OriginClass lower) {
    return new Provenance(Option.some(lower), source, from);
  }

  /** Of no more trust than this. */
  public Provenance atMost(Trust trust) {
    OriginClass other = trust.asClass();
    return as(origin.map(other::lower).getOrElse(other));
  }

  /** From an address, or from what a few words describe. */
  public Provenance source(String text) {
    return new Provenance(origin, Option.some(text), from);
  }
}
