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

  /** Writes the trust, what raised it and the quarantine of items. */
  void save(Seq<Origin> origins);

  /**
   * Works out the trust of an item and of all that was made from it.
   *
   * @return how many are trusted otherwise than before
   */
  long retrust(ItemRef item);

  /** What these items were made from. */
  Seq<Derivation> parents(Seq<ItemRef> items);

  /** The derivations that lead to an item, at most {@code limit}, in no order. */
  Seq<Derivation> ancestry(ItemRef item, int limit);

  /** The derivations that begin at an item, at most {@code limit}, in no order. */
  Seq<Derivation> descent(ItemRef item, int limit);

  /** Those of these items that exist, archived or not, in no order. */
  Seq<ItemRef> known(Seq<ItemRef> items);

  /** The debates that cited evidence or applied lessons among these items, by id. */
  Seq<String> namedInDebates(Seq<ItemRef> items);

  /** The conclusions of these debates, by id. */
  Seq<String> namedConclusions(Seq<String> debates);

  /** The hand-offs that name messages among these items, by id. */
  Seq<String> namedInHandOffs(Seq<ItemRef> items);

  /** The key of this workspace by which readings are signed. */
  ReadingKey readingKey();

  /** What an agent has read in its last open spawn; none if no spawn is open. */
  Option<SpawnReading> lastSpawn(String agent);

  /** Stores the least trust of what was read in a spawn. */
  void noteRead(String spawn, Trust lowest);

  /** Records who was shown items; of a principal that was shown one again the first time stays. */
  void addReaders(Seq<ItemReader> readers);

  /** Who was shown an item, in no order. */
  Seq<ItemReader> readers(ItemRef item);

  /** Records that a principal wrote the same; repeating it changes nothing. */
  void addCorroboration(Corroboration corroboration);

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
