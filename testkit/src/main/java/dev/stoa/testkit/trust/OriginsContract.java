package dev.stoa.testkit.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import dev.stoa.domain.trust.TrustStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of origins. */
public interface OriginsContract extends WorkspaceContract<TrustStorage> {

  /** The instant at which this suite writes. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void anOriginIsReadAsItWasBoundAndNeverChanges() {
    Origin tool =
        origin("o'neil ıİ", Principal.tool("web"), Provenance.NONE.source("https://x.org/?a='b"));
    Origin person = origin("b", Principal.person("ada"), Provenance.NONE);
    write(all -> all.add(Vector.of(tool, person)));
    write(all -> all.add(Vector.of(origin("b", Principal.tool("forger"), Provenance.NONE))));
    assertEquals(
        HashSet.of(tool, person),
        ask(all -> all.find(Vector.of(tool.item(), person.item(), item("none")))).toSet());
    assertEquals(Vector.empty(), ask(all -> all.find(Vector.empty())).toVector());
  }

  @Test
  default void trustWhatRaisedItAndTheQuarantineChange() {
    Origin before = origin("a", Principal.tool("web"), Provenance.NONE);
    Origin after =
        before
            .raised(new Raised(Trust.PERSON, "person"))
            .quarantined(Option.some(AT))
            .trusted(Trust.QUARANTINED);
    write(all -> all.add(Vector.of(before)));
    write(all -> all.save(Vector.of(after)));
    assertEquals(Vector.of(after), ask(all -> all.find(Vector.of(before.item()))).toVector());
  }

  @Test
  default void whatAnItemWasMadeFromIsFollowedBothWays() {
    // a -> b -> d, a -> c -> d, x alone
    Seq<Derivation> edges =
        Vector.of(edge("b", "a"), edge("c", "a"), edge("d", "b"), edge("d", "c"));
    write(
        all -> {
          all.add(Vector.of("a", "b", "c", "d", "x").map(OriginsContract::plain));
          all.derive(edges);
          all.derive(edges);
        });
    assertEquals(edges.toSet(), ask(all -> all.ancestry(item("d"), 99)).toSet());
    assertEquals(edges.toSet(), ask(all -> all.descent(item("a"), 99)).toSet());
    assertEquals(2, ask(all -> all.descent(item("a"), 2)).size());
    assertEquals(Vector.of(edge("d", "b")), ask(all -> all.descent(item("b"), 99)).toVector());
    assertEquals(
        HashSet.of(edge("d", "b"), edge("d", "c")),
        ask(all -> all.parents(Vector.of(item("d"), item("a")))).toSet());
    assertEquals(
        items("b", "d", "x"),
        ask(all -> all.withDescendants(Vector.of(item("b"), item("x")))).map(Origin::item).toSet());
  }

  @Test
  default void itemsThatNameEachOtherEnd() {
    write(
        all -> {
          all.add(Vector.of("a", "b").map(OriginsContract::plain));
          all.derive(Vector.of(edge("a", "b"), edge("b", "a")));
        });
    assertEquals(2, ask(all -> all.ancestry(item("a"), 99)).size());
    assertEquals(2L, withdrawn(Suspects.root(item("a"))));
  }

  @Test
  default void aRootIsWithdrawnWithAllThatWasMadeFromIt() {
    write(
        all -> {
          all.add(Vector.of("a", "b", "c", "d", "x").map(OriginsContract::plain));
          all.derive(Vector.of(edge("b", "a"), edge("c", "b"), edge("d", "x"), edge("d", "c")));
        });
    assertEquals(3L, withdrawn(Suspects.root(item("b"))));
    assertEquals(0L, withdrawn(Suspects.root(item("b"))));
    assertEquals(items("b", "c", "d"), ask(OriginsContract::quarantined));
    assertEquals(
        Vector.of(item("b")),
        ask(all -> all.suspected(Suspects.root(item("b"))))
            .filter(one -> one.quarantinedAt().isDefined())
            .map(Origin::item)
            .toVector());
  }

  @Test
  default void aPrincipalIsWithdrawnSinceAnInstant() {
    Vector<Origin> written =
        Vector.range(0, 6)
            .map(
                i ->
                    Origin.bound(
                        item("i" + i),
                        Principal.agent(i % 2 == 0 ? "eve" : "ada"),
                        Provenance.NONE,
                        Vector.empty(),
                        AT.plusSeconds(i)));
    write(all -> all.add(written));
    Suspects late = Suspects.of("eve").from(AT.plusSeconds(2));
    assertEquals(
        Vector.of(item("i2"), item("i4")),
        ask(all -> all.suspected(late)).map(Origin::item).toVector());
    assertEquals(2L, withdrawn(late));
    assertEquals(1L, withdrawn(Suspects.of("eve")));
    assertEquals(2L, withdrawn(Suspects.since(AT.plusSeconds(3))));
    assertEquals(
        Vector.of(item("i3"), item("i4"), item("i5")),
        ask(all -> all.suspected(Suspects.since(AT.plusSeconds(3)))).map(Origin::item).toVector());
  }

  private long withdrawn(Suspects suspects) {
    return storage().unitOfWork().run(() -> storage().origins().quarantine(suspects, AT));
  }

  private static Set<ItemRef> quarantined(Origins all) {
    return all.suspected(Suspects.since(AT))
        .filter(one -> one.trust() == Trust.QUARANTINED)
        .map(Origin::item)
        .toSet();
  }

  private static ItemRef item(String id) {
    return ItemKind.MEMORY.ref(id);
  }

  private static Set<ItemRef> items(String... ids) {
    return HashSet.of(ids).map(OriginsContract::item);
  }

  private static Derivation edge(String child, String parent) {
    return new Derivation(item(child), item(parent));
  }

  private static Origin plain(String id) {
    return origin(id, new Principal(OriginClass.AGENT, "ada"), Provenance.NONE);
  }

  private static Origin origin(String id, Principal writer, Provenance said) {
    return Origin.bound(item(id), writer, said, Vector.empty(), AT);
  }

  private <T> T ask(Function<Origins, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().origins()));
  }

  private void write(java.util.function.Consumer<Origins> work) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              work.accept(storage().origins());
              return true;
            });
  }
}
