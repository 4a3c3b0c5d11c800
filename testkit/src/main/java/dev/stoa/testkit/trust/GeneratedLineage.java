package dev.stoa.testkit.trust;

import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/**
 * Items that were each made from up to three earlier ones, and what follows from quarantines of
 * them, worked out in memory: the parents of an item are always before it.
 */
public final class GeneratedLineage {

  /** When the first was written; each is a second after the one before. */
  public static final Instant BEGAN = Instant.parse("2026-01-02T03:04:05.123456Z");

  private static final int PRINCIPALS = 20;
  private static final int CHUNK = 1_000;
  private static final int MOST_PARENTS = 3;
  private static final int FAR = 200;
  private static final int LONG_NUMBERS = 1_000_000;

  private final int[][] parents;
  private final Origin[] origins;

  private GeneratedLineage(int[][] parents, Origin[] origins) {
    this.parents = parents;
    this.origins = origins;
  }

  /** Items of which half are made from others, most of these from recent ones. */
  public static GeneratedLineage of(int size, long seed) {
    Random random = new Random(seed);
    int[][] parents = new int[size][];
    Origin[] origins = new Origin[size];
    OriginClass[] classes = OriginClass.values();
    for (int i = 0; i < size; i++) {
      parents[i] = drawn(random, i);
      Vector<Origin> made = Vector.ofAll(parents[i]).map(parent -> origins[parent]);
      Principal writer =
          new Principal(classes[random.nextInt(classes.length)], "p" + random.nextInt(PRINCIPALS));
      Origin one = Origin.bound(item(i), writer, Provenance.NONE, made, at(i));
      origins[i] =
          random.nextInt(50) == 0
              ? one.raised(new Raised(Trust.PERSON, "person p")).trusted(Trust.PERSON)
              : one;
    }
    return new GeneratedLineage(parents, origins);
  }

  private static int[] drawn(Random random, int before) {
    if (before == 0 || random.nextBoolean()) {
      return new int[0];
    }
    return random
        .ints(1 + random.nextInt(MOST_PARENTS), 0, before)
        .map(far -> random.nextInt(20) == 0 ? far : Math.max(0, before - 1 - far % FAR))
        .distinct()
        .toArray();
  }

  /** The item of a number. */
  public static ItemRef item(int number) {
    // In the order of the key, which is faster to store.
    return ItemKind.MEMORY.ref("g" + (LONG_NUMBERS + number));
  }

  private static int number(ItemRef item) {
    return Integer.parseInt(item.id().substring(1)) - LONG_NUMBERS;
  }

  /** When it was written. */
  public static Instant at(int number) {
    return BEGAN.plusSeconds(number);
  }

  /** Stores all; requires an open write unit. */
  public void store(Origins all) {
    List<Derivation> edges = new ArrayList<>();
    for (int i = 0; i < parents.length; i++) {
      for (int parent : parents[i]) {
        edges.add(new Derivation(item(i), item(parent)));
      }
    }
    all.add(Vector.of(origins));
    all.derive(Vector.ofAll(edges));
  }

  /** The trust of each that is stored; requires an open unit. */
  public Vector<Trust> stored(Origins all) {
    Trust[] stored = new Trust[origins.length];
    for (int from = 0; from < origins.length; from += CHUNK) {
      for (Origin one :
          all.find(
              Vector.range(from, Math.min(origins.length, from + CHUNK))
                  .map(GeneratedLineage::item))) {
        stored[number(one.item())] = one.trust();
      }
    }
    return Vector.of(stored);
  }

  /** The numbers of those that are meant. */
  public BitSet named(Suspects suspects) {
    BitSet below = new BitSet();
    suspects.root().forEach(root -> below.set(number(root)));
    boolean alone = suspects.principal().isEmpty() && suspects.since().isEmpty();
    BitSet named = new BitSet();
    for (int i = 0; i < origins.length; i++) {
      for (int parent : parents[i]) {
        if (!alone && below.get(parent)) {
          below.set(i);
        }
      }
      Origin one = origins[i];
      if ((suspects.root().isEmpty() || below.get(i))
          && suspects.principal().forAll(one.principal()::equals)
          && suspects.since().forAll(since -> !one.recordedAt().isBefore(since))) {
        named.set(i);
      }
    }
    return named;
  }

  /** What each is trusted while these are withdrawn. */
  public Vector<Trust> trust(BitSet withdrawn) {
    Trust[] trust = new Trust[origins.length];
    for (int i = 0; i < trust.length; i++) {
      Trust own = origins[i].raised().map(Raised::to).getOrElse(Trust.of(origins[i].origin()));
      boolean dependent = origins[i].raised().isEmpty();
      for (int parent : parents[i]) {
        if (trust[parent] == Trust.QUARANTINED || dependent) {
          own = own.least(trust[parent]);
        }
      }
      trust[i] = withdrawn.get(i) ? Trust.QUARANTINED : own;
    }
    return Vector.of(trust);
  }
}
