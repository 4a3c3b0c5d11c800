package dev.stoa.testkit.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Quarantine;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import dev.stoa.domain.trust.Withdrawal;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** The contract of every store of quarantines. */
public interface QuarantinesContract extends WorkspaceContract<TrustStorage> {

  /** The instant of the quarantines. */
  Instant AT = Instant.parse("2027-01-02T03:04:05.123456Z");

  /** A hundred thousand with {@code -Pslow}. */
  int MANY = Boolean.getBoolean("stoa.slow") ? 100_000 : 5_000;

  @Test
  default void manyItemsAreWithdrawnAndRestoredExactly() {
    GeneratedLineage lineage = GeneratedLineage.of(MANY, 35);
    stored(lineage);
    Suspects root = Suspects.root(GeneratedLineage.item(MANY / 100));
    Suspects writer = Suspects.of("p7").from(GeneratedLineage.at(MANY * 7 / 10));
    BitSet first = lineage.named(root);
    BitSet second = lineage.named(writer);
    BitSet both = new BitSet();
    both.or(first);
    both.or(second);
    Vector<Trust> before = lineage.trust(new BitSet());
    Withdrawal one = withdrawn("q1", root);
    assertEquals(changed(before, lineage.trust(first)), one.items());
    assertEquals(lineage.trust(first), trust(lineage));
    Withdrawal other = withdrawn("q2", writer);
    assertEquals(second.cardinality(), other.named());
    assertEquals(changed(lineage.trust(first), lineage.trust(both)), other.items());
    assertEquals(lineage.trust(both), trust(lineage));
    assertEquals(changed(lineage.trust(both), lineage.trust(second)), restored("q1", root).items());
    assertEquals(lineage.trust(second), trust(lineage));
    assertEquals(changed(lineage.trust(second), before), restored("q2", writer).items());
    assertEquals(before, trust(lineage));
  }

  @Test
  default void whatIsGivenTogetherIsMeantTogether() {
    GeneratedLineage lineage = GeneratedLineage.of(400, 36);
    stored(lineage);
    Suspects below = Suspects.root(GeneratedLineage.item(3));
    Instant late = GeneratedLineage.at(100);
    Vector<Suspects> all =
        Vector.of(
            below,
            below.by("p4"),
            below.from(late),
            below.by("p4").from(late),
            Suspects.of("p4"),
            Suspects.of("p4").from(late),
            Suspects.since(late));
    Vector<Trust> before = lineage.trust(new BitSet());
    for (int i = 0; i < all.size(); i++) {
      BitSet named = lineage.named(all.get(i));
      Withdrawal done = withdrawn("q" + i, all.get(i));
      assertEquals(named.cardinality(), done.named(), all.get(i)::toString);
      assertEquals(lineage.trust(named), trust(lineage), all.get(i)::toString);
      assertEquals(done.items(), restored("q" + i, all.get(i)).items());
      assertEquals(before, trust(lineage), all.get(i)::toString);
    }
  }

  @Test
  default void anItemStaysWithdrawnUntilTheLastQuarantineEnds() {
    GeneratedLineage lineage = GeneratedLineage.of(1, 1);
    stored(lineage);
    Suspects root = Suspects.root(GeneratedLineage.item(0));
    assertEquals(1, withdrawn("q1", root).items());
    assertEquals(0, withdrawn("q2", Suspects.since(GeneratedLineage.BEGAN)).items());
    assertEquals(Withdrawal.by(new QuarantineId("q1"), 1, 0), restored("q1", root));
    assertEquals(Vector.of(Trust.QUARANTINED), trust(lineage));
    assertEquals(1, restored("q2", root).items());
    assertEquals(lineage.trust(new BitSet()), trust(lineage));
  }

  @Test
  default void trustIsWorkedOutBelowWhatIsRaisedAlsoIfItemsNameEachOther() {
    Origin tool = bound("tool", Principal.tool("web"));
    Origin unknown = bound("child of unknown", Principal.person("eve"));
    Vector<Origin> all =
        Vector.of(tool, bound("b", Principal.agent("a")), bound("c", Principal.agent("a")), unknown)
            .append(bound("d", Principal.person("p")));
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().origins().add(all);
              storage()
                  .origins()
                  .derive(
                      Vector.of(
                          new Derivation(all.get(1).item(), tool.item()),
                          new Derivation(all.get(2).item(), all.get(1).item()),
                          new Derivation(all.get(1).item(), all.get(2).item()),
                          new Derivation(unknown.item(), ItemKind.NOTE.ref("unrecorded")),
                          new Derivation(all.get(4).item(), all.get(2).item())));
              assertEquals(3, storage().origins().retrust(tool.item()));
              assertEquals(1, storage().origins().retrust(unknown.item()));
              storage()
                  .origins()
                  .save(Vector.of(tool.raised(new Raised(Trust.PERSON, "person p"))));
              assertEquals(4, storage().origins().retrust(tool.item()));
              assertEquals(
                  Vector.of(Trust.PERSON, Trust.AGENT, Trust.AGENT, Trust.IMPORTED, Trust.AGENT),
                  all.map(one -> storage().origins().find(Vector.of(one.item())).head().trust()));
              return true;
            });
  }

  @Test
  default void quarantinesAreListedNewestFirst() {
    stored(GeneratedLineage.of(1, 1));
    Vector<Quarantine> made =
        Vector.range(0, 3)
            .map(
                i ->
                    Quarantine.of(
                        new QuarantineId("q" + i),
                        Suspects.of("o'neil").from(AT),
                        AT.plusSeconds(i)));
    made.forEach(one -> storage().unitOfWork().run(() -> storage().quarantines().withdraw(one)));
    restored("q1", Suspects.of("o'neil"));
    Quarantine ended = made.get(1).restored(AT);
    assertEquals(Vector.of(made.get(2), ended), page(Option.none(), 2));
    assertEquals(Vector.of(made.get(0)), page(Option.some(ended.position()), 2));
    assertEquals(
        Option.some(ended),
        storage().unitOfWork().run(() -> storage().quarantines().lock(ended.id())));
  }

  private Vector<Quarantine> page(Option<TimePosition<QuarantineId>> after, int limit) {
    return storage().unitOfWork().read(() -> storage().quarantines().page(after, limit).toVector());
  }

  private static Origin bound(String id, Principal writer) {
    return Origin.bound(ItemKind.MEMORY.ref(id), writer, Provenance.NONE, Vector.empty(), AT);
  }

  private static long changed(Vector<Trust> before, Vector<Trust> after) {
    return before.zip(after).count(pair -> pair._1 != pair._2);
  }

  private void stored(GeneratedLineage lineage) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              lineage.store(storage().origins());
              return true;
            });
  }

  private Vector<Trust> trust(GeneratedLineage lineage) {
    return storage().unitOfWork().snapshot(() -> lineage.stored(storage().origins()));
  }

  private Withdrawal withdrawn(String id, Suspects suspects) {
    return storage()
        .unitOfWork()
        .run(
            () ->
                storage()
                    .quarantines()
                    .withdraw(Quarantine.of(new QuarantineId(id), suspects, AT)));
  }

  private Withdrawal restored(String id, Suspects suspects) {
    return storage()
        .unitOfWork()
        .run(
            () ->
                storage()
                    .quarantines()
                    .restore(Quarantine.of(new QuarantineId(id), suspects, AT).restored(AT)));
  }
}
