package dev.stoa.app.consensus;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofStatus;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A conclusion with a dissent, proved at the second attempt, and what turned out to be true. */
public final class ConsensusWrites implements TorturedContext {

  @Override
  public void write(Workspace workspace, String key) {
    Consensus consensus =
        done(
            workspace
                .consensus()
                .registering()
                .record(
                    ConsensusDraft.of(key, "torture " + key, "yes to " + key, 0.8)
                        .agreed("torture-agreeing", 0.9),
                    List.of(
                        DissentDraft.of(
                            "torture-dissenting", DissentType.RISK_WARNING, "no to " + key))));
    List.of(ProofStatus.FAILED, ProofStatus.PROOF_FOUND)
        .forEach(
            status ->
                workspace
                    .proofs()
                    .record(ProofDraft.of(key, status, ProofLanguage.Z3_SMT, "(assert true)")));
    done(workspace.minority().resolve(consensus.id(), ConsensusTruth.UPHELD));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Option<Consensus> consensus = workspace.consensus().ofDebate(key);
    return List.of(
        consensus.exists(one -> one.draft().conclusion().equals("yes to " + key)),
        consensus.exists(one -> one.resolution().isDefined()),
        consensus.exists(
            one ->
                workspace
                    .consensus()
                    .dissents(one.id())
                    .map(dissent -> dissent.draft().content())
                    .equals(List.of("no to " + key))),
        workspace.proofs().latest(key).exists(proof -> proof.sequence() == 2));
  }
}
