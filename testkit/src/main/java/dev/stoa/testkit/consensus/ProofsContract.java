package dev.stoa.testkit.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofQuery;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of proofs. */
public interface ProofsContract extends WorkspaceContract<ConsensusStorage> {

  /** The instant at which this suite records. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aProofIsStoredAndRead() {
    Proof whole =
        added(
            "p1",
            ProofDraft.of("d", ProofStatus.PROOF_FOUND, ProofLanguage.LEAN4, "a\n⊢ b")
                .verified("abc")
                .took(1.5, 0)
                .prover("4.1")
                .metadata(Map.of("a", 1)),
            0);
    assertEquals(Option.some(whole), ask(all -> all.latest("d")));
    Proof failed =
        added(
            "p2", ProofDraft.of("d", ProofStatus.FAILED, ProofLanguage.Z3_SMT, "x").error("no"), 0);
    assertEquals(Option.some(failed), ask(all -> all.latest("d")));
    assertEquals(Option.none(), ask(all -> all.latest("D")));
  }

  @Test
  default void attemptsAreNumberedWithinTheirDebate() {
    assertEquals(
        Vector.of(1L, 2L, 1L, 3L),
        Vector.of("d", "d", "e", "d")
            .zipWithIndex()
            .map(one -> added("p" + one._2, draft(one._1, ProofStatus.TIMEOUT), 0).sequence()));
  }

  @Test
  default void proofsAreListedOfAStatusOrOfAll() {
    Vector<ProofStatus> statuses = Vector.of(ProofStatus.values());
    Vector<Proof> all =
        Vector.range(0, 10)
            .map(i -> added("p" + i, draft("d" + i % 2, statuses.get(i % 3)), i / 2));
    for (Option<ProofStatus> status :
        Vector.of(Option.<ProofStatus>none(), Option.some(ProofStatus.FAILED))) {
      Seq<Proof> expected =
          all.filter(one -> status.forAll(wanted -> one.draft().status() == wanted))
              .sortBy(Proof::position);
      ProofQuery query = new ProofQuery(status, PageRequest.first());
      assertEquals(expected, ask(proofs -> proofs.page(query)));
      assertEquals(
          expected.drop(2).take(1),
          ask(proofs -> proofs.page(query.after(expected.get(1).position()).limit(1))));
    }
  }

  private static ProofDraft draft(String debate, ProofStatus status) {
    return ProofDraft.of(debate, status, ProofLanguage.Z3_SMT, "x");
  }

  private Proof added(String id, ProofDraft draft, long second) {
    return storage()
        .unitOfWork()
        .run(() -> storage().proofs().add(new ProofId(id), draft, AT.plusSeconds(second)));
  }

  private <T> T ask(Function<Proofs, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().proofs()));
  }
}
