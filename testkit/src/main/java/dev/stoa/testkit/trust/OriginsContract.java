package dev.stoa.testkit.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.trust.Corroboration;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.OriginClass;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TracePosition;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
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
    Origin other = origin("b", Principal.tool("web"), Provenance.NONE);
    write(all -> all.add(Vector.of(other)));
    assertEquals(
        Vector.of(after),
        ask(all -> all.withdrawn(Vector.of(before.item(), other.item(), item("c")))).toVector());
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
  }

  @Test
  default void itemsThatNameEachOtherEnd() {
    write(
        all -> {
          all.add(Vector.of("a", "b").map(OriginsContract::plain));
          all.derive(Vector.of(edge("a", "b"), edge("b", "a")));
        });
    assertEquals(2, ask(all -> all.ancestry(item("a"), 99)).size());
  }

  @Test
  default void aPrincipalCorroboratesOnce() {
    Corroboration first =
        new Corroboration(item("a"), "bob", "memory:r", Trust.AGENT, AT.plusSeconds(1));
    Corroboration again =
        new Corroboration(item("a"), "bob", "memory:s", Trust.PERSON, AT.plusSeconds(2));
    write(
        all -> {
          all.addCorroboration(first);
          all.addCorroboration(again);
        });
    assertEquals(Vector.of(first), ask(all -> all.corroborations(item("a"))).toVector());
    assertEquals(Vector.empty(), ask(all -> all.corroborations(item("b"))).toVector());
    write(all -> all.removeCorroborations(item("b")));
    assertEquals(Vector.of(first), ask(all -> all.corroborations(item("a"))).toVector());
    write(all -> all.removeCorroborations(item("a")));
    assertEquals(Vector.empty(), ask(all -> all.corroborations(item("a"))).toVector());
  }

  @Test
  default void ofAReaderTheFirstTimeStays() {
    ItemReader first = new ItemReader(item("a"), "bob", AT.plusSeconds(1));
    write(all -> all.addReaders(Vector.of(first, new ItemReader(item("b"), "bob", AT))));
    write(all -> all.addReaders(Vector.of(new ItemReader(item("a"), "bob", AT.plusSeconds(2)))));
    assertEquals(Vector.of(first), ask(all -> all.readers(item("a"), Option.none(), 9)).toVector());
  }

  @Test
  default void readersAreReadByNameAndForgottenByAge() {
    Seq<ItemReader> all =
        Vector.of("ann", "bob", "cem", "dee")
            .zipWithIndex((name, i) -> new ItemReader(item("a"), name, AT.minusSeconds(i)));
    write(origins -> origins.addReaders(all.reverse()));
    assertEquals(all.take(2), ask(one -> one.readers(item("a"), Option.none(), 2)).toVector());
    assertEquals(all.drop(2), ask(one -> one.readers(item("a"), Option.some("bob"), 9)).toVector());
    write(origins -> assertEquals(1, origins.forgetReaders(AT.minusSeconds(1), 1)));
    assertEquals(all.take(3), ask(one -> one.readers(item("a"), Option.none(), 9)).toVector());
    write(origins -> assertEquals(1, origins.forgetReaders(AT.minusSeconds(1), 9)));
    assertEquals(all.take(2), ask(one -> one.readers(item("a"), Option.none(), 9)).toVector());
  }

  @Test
  default void aTraceIsReadInPagesAndCounted() {
    // The root, 30 made from it, one made from all of these.
    Seq<String> made = Vector.range(0, 30).map(i -> "m" + (100 + i));
    write(
        all -> {
          all.add(made.append("root").append("last").map(OriginsContract::plain));
          all.derive(made.map(one -> edge(one, "root")));
          all.derive(made.map(one -> edge("last", one)));
          all.derive(Vector.of(edge("root", "last")));
        });
    assertEquals(31L, (long) ask(all -> all.countDescendants(item("root"))));
    assertEquals(31L, (long) ask(all -> all.countAncestors(item("last"))));
    assertEquals(0L, (long) ask(all -> all.countAncestors(item("none"))));
    assertEquals(HashMap.of(ItemKind.MEMORY, 32L), ask(all -> all.countTrusted(item("root"))));
    assertEquals(
        made.prepend("last").map(one -> item(one).text()),
        paged("root", TracePart.DESCENDANTS).map(TracePosition::name));
    assertEquals(
        made.append("root").map(one -> item(one).text()),
        paged("last", TracePart.ANCESTORS).map(TracePosition::name));
    assertEquals(
        made.map(one -> edge("last", one))
            .appendAll(made.map(one -> edge(one, "root")))
            .append(edge("root", "last")),
        paged("root", TracePart.DESCENT)
            .map(one -> new Derivation(ItemRef.of(one.name()), ItemRef.of(one.parent()))));
    assertEquals(61, paged("last", TracePart.ANCESTRY).size());
    assertEquals(Vector.of("ada"), paged("root", TracePart.READERS).map(TracePosition::name));
    for (TracePart part : Vector.of(TracePart.DEBATES, TracePart.DECISIONS, TracePart.HAND_OFFS)) {
      assertEquals(Vector.empty(), paged("root", part));
    }
  }

  private Vector<TracePosition> paged(String item, TracePart part) {
    Vector<TracePosition> found = Vector.empty();
    Seq<TracePosition> page;
    do {
      Option<TracePosition> last = found.lastOption();
      page = ask(all -> all.traced(item(item), part, last, 7));
      found = found.appendAll(page);
    } while (page.size() == 7);
    return found;
  }

  @Test
  default void familiesGrowTogether() {
    assertEquals(HashMap.of("a", "a"), ask(all -> all.families(Vector.of("a"))));
    write(all -> all.mergePrincipals("b", "a", AT));
    write(all -> all.mergePrincipals("d", "c", AT));
    assertEquals(1, families("a", "b").size());
    assertEquals(2, families("a", "c").size());
    write(all -> all.mergePrincipals("d", "b", AT));
    assertEquals(1, families("a", "b", "c", "d").size());
    assertEquals(2, families("a", "e").size());
  }

  private Set<String> families(String... principals) {
    return ask(all -> all.families(Vector.of(principals))).values().toSet();
  }

  @Test
  default void ancestorsAreThoseOfAllItems() {
    write(
        all -> {
          all.add(Vector.of("a", "b", "c", "x", "y").map(OriginsContract::plain));
          all.derive(Vector.of(edge("b", "a"), edge("c", "b"), edge("y", "x")));
        });
    assertEquals(
        HashSet.of(item("a"), item("b"), item("x")),
        ask(all -> all.ancestors(Vector.of(item("c"), item("y")))).toSet());
    assertEquals(Vector.empty(), ask(all -> all.ancestors(Vector.of(item("a")))).toVector());
  }

  @Test
  default void aWorkspaceHasOneKeyForReadings() {
    assertEquals(ask(Origins::readingKey), ask(Origins::readingKey));
    assertEquals(64, ask(Origins::readingKey).secret().length());
    assertEquals(Option.none(), ask(all -> all.lastSpawn("no such agent")));
    assertEquals(Option.none(), ask(all -> all.verdict("no such debate")));
  }

  private static ItemRef item(String id) {
    return ItemKind.MEMORY.ref(id);
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
