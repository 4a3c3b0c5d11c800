package dev.stoa.testkit.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentQuery;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of dissents. */
public interface DissentsContract extends WorkspaceContract<ConsensusStorage> {

  /** The instant at which this suite records. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aDissentIsStoredAndRead() {
    given("c");
    Dissent whole =
        added(
            dissent(
                "x\uD83D\uDE00",
                "c",
                DissentDraft.of("o'neil-ıİ", DissentType.RISK_WARNING, "line\n\ttab")
                    .reasoning("because")
                    .confidence(0.1 + 0.2)
                    .metadata(Map.of("a", 1)),
                0));
    assertEquals(Option.some(whole), ask(all -> all.find(whole.id())));
    assertEquals(Option.none(), ask(all -> all.find(new DissentId("none"))));
  }

  @Test
  default void aDissentBelongsToAConsensus() {
    Dissent orphan = dissent("x", "none", draft("ada", DissentType.ABSTENTION), 0);
    assertThrows(StorageException.class, () -> added(orphan));
  }

  @Test
  default void onlyTheAnswerChanges() {
    given("c");
    Dissent first = added(dissent("x", "c", draft("ada", DissentType.MINOR_QUIBBLE), 0));
    Dissent answered = first.rebutted("no", AT.plusSeconds(1));
    write(
        all -> {
          all.lock(first.id());
          all.save(answered);
          return true;
        });
    assertEquals(Option.some(answered), ask(all -> all.find(first.id())));
    assertThrows(IllegalStateException.class, () -> ask(all -> all.lock(first.id())));
  }

  @Test
  default void dissentsAreListedOfATypeOrOfAllAndOfConclusions() {
    given("c1", "c2");
    Vector<DissentType> types = Vector.of(DissentType.values());
    Vector<Dissent> all =
        Vector.range(0, 14)
            .map(
                i ->
                    added(
                        dissent(
                            "x" + i,
                            i % 3 == 0 ? "c1" : "c2",
                            draft("a" + i % 2, types.get(i % 4)),
                            i / 2)));
    for (Option<DissentType> type :
        Vector.of(Option.<DissentType>none(), Option.some(types.get(1)))) {
      Seq<Dissent> expected =
          all.filter(one -> type.forAll(wanted -> one.type() == wanted)).sortBy(Dissent::position);
      DissentQuery query = new DissentQuery(type, PageRequest.first());
      assertEquals(expected, ask(dissents -> dissents.page(query)));
      assertEquals(
          expected.drop(2).take(1),
          ask(dissents -> dissents.page(query.after(expected.get(1).position()).limit(1))));
    }
    assertEquals(
        all.filter(one -> one.consensus().value().equals("c1")).sortBy(Dissent::position),
        ask(dissents -> dissents.of(Vector.of(new ConsensusId("c1"), new ConsensusId("none")))));
    assertEquals(Vector.empty(), ask(dissents -> dissents.of(Vector.empty())));
    assertEquals(
        HashMap.of(types.get(0), 4L, types.get(1), 4L, types.get(2), 3L, types.get(3), 3L),
        ask(Dissents::counts));
    AgentName from = new AgentName("a1");
    assertEquals(7, (long) ask(dissents -> dissents.count(from)));
    assertEquals(7, (long) write(dissents -> dissents.move(from, new AgentName("b"))));
    assertEquals(7, (long) ask(dissents -> dissents.count(new AgentName("b"))));
  }

  private void given(String... ids) {
    for (String id : ids) {
      storage()
          .unitOfWork()
          .run(
              () -> {
                storage()
                    .consensusEntries()
                    .add(
                        Consensus.recorded(
                            new ConsensusId(id),
                            ConsensusDraft.of("d", "t", "c", 1),
                            Vector.empty(),
                            AT));
                return true;
              });
    }
  }

  private static DissentDraft draft(String agent, DissentType type) {
    return DissentDraft.of(agent, type, "says so");
  }

  private static Dissent dissent(String id, String consensus, DissentDraft draft, long second) {
    return Dissent.of(
        new DissentId(id), new ConsensusId(consensus), "d", draft, AT.plusSeconds(second));
  }

  private Dissent added(Dissent one) {
    return write(
        all -> {
          all.add(Vector.of(one));
          return one;
        });
  }

  private <T> T ask(Function<Dissents, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().dissents()));
  }

  private <T> T write(Function<Dissents, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().dissents()));
  }
}
