package dev.stoa.actions.consensus;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofQuery;
import dev.stoa.domain.consensus.ProofStatus;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of formal proofs. */
final class FormalProofActions {

  private FormalProofActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(record(), show(), list());
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("consensus.prove", "Records an attempt to prove what a debate concluded; audited.")
        .example(
            "{'debate':'d1','statement':'(assert (> x 0))','status':'proof_found',"
                + "'language':'z3_smt','verified':true,'hash':'ab12'}")
        .creates()
        .takes(ConsensusInputs.PROOF)
        .answers(ConsensusViews.PROOF, (workspace, input) -> workspace.proofs().record(input));
  }

  record ProofOf(@Param(value = "The debate.", position = 0) String debate) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("consensus.proof", "Shows the newest proof of a debate.")
        .example("{'debate':'d1'}")
        .takes(ProofOf.class)
        .gives(
            ConsensusViews.PROOF,
            (workspace, input) ->
                workspace
                    .proofs()
                    .latest(input.debate())
                    .toEither(() -> new ConsensusRefused.NoProof(input.debate())));
  }

  record ListProofs(@Param("Only of this status.") Option<ProofStatus> status, @Paged Paging page) {

    private ProofQuery query() {
      return new ProofQuery(status, page.byTime(ProofId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("consensus.proofs", "Lists proofs, newest first.")
        .example("{'status':'proof_found'}")
        .listing("proofs")
        .columns("debate_id", "sequence", "status", "language", "verified", "statement")
        .takes(ListProofs.class)
        .answersPage(
            ConsensusViews.PROOF, (workspace, input) -> workspace.proofs().list(input.query()));
  }
}
