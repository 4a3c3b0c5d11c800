package dev.stoa.testkit.consensus;

import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofPosition;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Proofs in a list. */
final class InMemoryProofs implements Proofs {

  private final Cell<Vector<Proof>> proofs;

  InMemoryProofs(InMemoryUnitOfWork unit) {
    this.proofs = unit.cell(Vector.empty());
  }

  @Override
  public Proof add(ProofId id, ProofDraft draft, Instant now) {
    proofs.requireWriting();
    Proof added =
        new Proof(id, latest(draft.debateId()).map(Proof::sequence).getOrElse(0L) + 1, draft, now);
    proofs.update(all -> all.append(added));
    return added;
  }

  @Override
  public Option<Proof> latest(String debateId) {
    return proofs.get().filter(one -> one.draft().debateId().equals(debateId)).lastOption();
  }

  @Override
  public Seq<Proof> page(Option<ProofStatus> status, Option<ProofPosition> after, int limit) {
    return proofs
        .get()
        .filter(one -> status.forAll(wanted -> one.draft().status() == wanted))
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(Proof::position)
        .take(limit);
  }
}
