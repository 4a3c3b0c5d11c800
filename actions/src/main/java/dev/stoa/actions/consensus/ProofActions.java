package dev.stoa.actions.consensus;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of formal proofs. */
final class ProofActions {

  private ProofActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(record(), show(), list());
  }

  record RecordProof(
      @Param(value = "The debate whose conclusion it is about.", position = 0) String debate,
      @Param(value = "The formal statement.", position = 1) String statement,
      @Param("How the attempt ended.") ProofStatus status,
      @Param("The language of the statement.") ProofLanguage language,
      @Param("A prover checked it.") boolean verified,
      @Param("The hash of the proof.") Option<String> hash,
      @Param(value = "Milliseconds that the translation took.", min = 0)
          Option<Double> translationTimeMs,
      @Param(value = "Milliseconds that the search took.", min = 0)
          Option<Double> proofSearchTimeMs,
      @Param("The version of the prover.") Option<String> prover,
      @Param("Why it failed.") Option<String> error,
      @Param(value = "Anything else about it.", defaultValue = "{}") CanonicalJson metadata)
      implements Drafted<ProofDraft> {

    @Override
    public ProofDraft draft() {
      return new ProofDraft(
          debate,
          status,
          language,
          statement,
          verified,
          hash,
          translationTimeMs,
          proofSearchTimeMs,
          prover,
          error,
          metadata);
    }
  }

  record ShownProof(
      ProofId proofId,
      String debateId,
      @Param("1, 2, 3, … within the debate.") long sequence,
      ProofStatus status,
      ProofLanguage language,
      String statement,
      boolean verified,
      Option<String> hash,
      Option<Double> translationTimeMs,
      Option<Double> proofSearchTimeMs,
      Option<String> prover,
      Option<String> error,
      CanonicalJson metadata,
      Instant createdAt) {

    private static ShownProof of(Proof proof) {
      ProofDraft draft = proof.draft();
      return new ShownProof(
          proof.id(),
          draft.debateId(),
          proof.sequence(),
          draft.status(),
          draft.language(),
          draft.statement(),
          draft.verified(),
          draft.hash(),
          draft.translationMillis(),
          draft.searchMillis(),
          draft.proverVersion(),
          draft.error(),
          draft.metadata(),
          proof.createdAt());
    }
  }

  private static Action<?, ?> record() {
    return Action.write(
            "consensus.prove", "Records an attempt to prove what a debate concluded; audited.")
        .example(
            "{'debate':'d1','statement':'(assert (> x 0))','status':'proof_found',"
                + "'language':'z3_smt','verified':true,'hash':'ab12'}")
        .creates()
        .takes(RecordProof.class)
        .gives(
            ShownProof.class,
            (workspace, input) ->
                Either.right(ShownProof.of(workspace.proofs().record(input.draft()))));
  }

  record ProofOf(@Param(value = "The debate.", position = 0) String debate) {}

  private static Action<?, ?> show() {
    return Action.read("consensus.proof", "Shows the newest proof of a debate.")
        .example("{'debate':'d1'}")
        .takes(ProofOf.class)
        .gives(
            ShownProof.class,
            (workspace, input) ->
                workspace
                    .proofs()
                    .latest(input.debate())
                    .toEither(() -> new ConsensusRefused.NoProof(input.debate()))
                    .map(ShownProof::of));
  }

  record ListProofs(
      @Param("Only of this status.") Option<ProofStatus> status, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.read("consensus.proofs", "Lists proofs, newest first.")
        .example("{'status':'proof_found'}")
        .listing("proofs")
        .columns("debate_id", "sequence", "status", "language", "verified", "statement")
        .takes(ListProofs.class)
        .answersPage(
            ShownProof.class,
            (workspace, input) ->
                Listing.of(
                    workspace
                        .proofs()
                        .list(
                            input.status(),
                            input.page().byTime(ProofId.class).after(),
                            input.page().limit()),
                    ShownProof::of));
  }
}
