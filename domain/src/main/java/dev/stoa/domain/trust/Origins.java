package dev.stoa.domain.trust;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The origins of items, which item was made from which, and who corroborated them. */
public interface Origins {

  /** Records the origins of new items; those that have one keep it. */
  void add(Seq<Origin> origins);

  /** Records what items were made from. */
  void derive(Seq<Derivation> derivations);

  /** The recorded origins of these items, in no order. */
  Seq<Origin> find(Seq<ItemRef> items);

  /** The origin of each of these items, also of those that have none recorded. */
  default Map<ItemRef, Origin> all(Seq<ItemRef> items) {
    Map<ItemRef, Origin> known = find(items).toMap(Origin::item, one -> one);
    return items.toMap(item -> item, item -> known.getOrElse(item, Origin.unknown(item)));
  }

  /** Those of these items that are withdrawn, in no order. */
  Seq<Origin> withdrawn(Seq<ItemRef> items);

  /** Writes the trust, what raised it and the quarantine of items. */
  void save(Seq<Origin> origins);

  /**
   * Works out the trust of an item and of all that was made from it.
   *
   * @return how many are trusted otherwise than before
   */
  long retrust(ItemRef item);

  /**
   * The ids of the items of a kind among an item and all that was made from it that have superseded
   * others, in no order.
   */
  Seq<String> superseding(ItemRef item, ItemKind kind);

  /** What these items were made from. */
  Seq<Derivation> parents(Seq<ItemRef> items);

  /** The derivations that lead to an item, the nearest {@code limit}, in no order. */
  Seq<Derivation> ancestry(ItemRef item, int limit);

  /** The derivations that begin at an item, the nearest {@code limit}, in no order. */
  Seq<Derivation> descent(ItemRef item, int limit);

  /** How many items it was made from, directly and indirectly. */
  long countAncestors(ItemRef item);

  /** How many items were made from it, directly and indirectly. */
  long countDescendants(ItemRef item);

  /** How many of it and what was made from it are not withdrawn, by kind. */
  Map<ItemKind, Long> countTrusted(ItemRef item);

  /**
   * The entries of a part of the trace of an item in the order of their names, after a position of
   * that part; who was shown it is in {@link #readers}.
   */
  Seq<TracePosition> traced(ItemRef item, TracePart part, Option<TracePosition> after, int limit);

  /** Those of these items that exist, archived or not, in no order. */
  Seq<ItemRef> known(Seq<ItemRef> items);

  /** The key of this workspace by which readings are signed. */
  ReadingKey readingKey();

  /** What an agent has read in its last open spawn; none if no spawn is open. */
  Option<SpawnReading> lastSpawn(String agent);

  /** Stores the least trust of what was read in a spawn. */
  void noteRead(String spawn, Trust lowest);

  /** Records who was shown items; of a principal that was shown one again the first time stays. */
  void addReaders(Seq<ItemReader> readers);

  /** Who was shown an item, by name, after a name. */
  Seq<ItemReader> readers(ItemRef item, Option<String> after, int limit);

  /**
   * Forgets who was shown an item for the first time before an instant, some at a time, oldest
   * first.
   *
   * @return how many were removed
   */
  int forgetReaders(Instant before, int limit);

  /** Records that a principal wrote the same; repeating it changes nothing. */
  void addCorroboration(Corroboration corroboration);

  /** Forgets who wrote the same as an item: it says something else now. */
  void removeCorroborations(ItemRef item);

  /** Who wrote the same, in no order. */
  Seq<Corroboration> corroborations(ItemRef item);

  /** As above, but for principals all of whose work since then, or ever, is quarantined. */
  Seq<Corroboration> counting(ItemRef item);

  /** The items that a principal wrote again, in no order. */
  Seq<ItemRef> corroboratedBy(String principal);

  /** What items were made from, directly and indirectly, in no order. */
  Seq<ItemRef> ancestors(Seq<ItemRef> items);

  /** The families of these principals, by principal; one that is alone is its own. */
  Map<String, String> families(Seq<String> principals);

  /** Makes one of two principals, and of all that count as them. */
  void mergePrincipals(String principal, String with, Instant now);

  /** How a debate was concluded; none if it was not. */
  Option<Verdict> verdict(String debate);
}
