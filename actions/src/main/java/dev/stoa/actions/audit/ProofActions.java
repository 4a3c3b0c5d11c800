package dev.stoa.actions.audit;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Signs the log, and proves what is in it. */
final class ProofActions {

  private ProofActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(checkpoint(), checkpoints(), prove(), proveConsistency());
  }

  record SignLog(
      @Param(value = "The secret key that keygen wrote.", secret = true, label = "secret key file")
          LogSecret key) {}

  private static Action<?, ?> checkpoint() {
    return Action.ofOperator()
        .write(
            "audit.checkpoint", "Signs the current log, stores the checkpoint and writes its note.")
        .details(
            "Save the note outside the workspace: with it, a rewritten chain or a dropped tail is"
                + " detected.",
            "The first checkpoint of a key adds an entry that records the key.")
        // A published key of the documentation of signed notes: it signs nothing.
        .example(
            "{'key':'PRIVATE+KEY+PeterNeumann+c74f20a3"
                + "+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz'}")
        .only(Edge.CLI)
        .takes(SignLog.class)
        .givesLines(
            (workspace, input, progress) ->
                workspace
                    .audit()
                    .checkpoint(input.key().key())
                    .map(
                        signed -> {
                          progress.line(signed.note());
                          return new Streamed(1);
                        }));
  }

  record ListCheckpoints(@Paged(20) Paging page) {}

  private static Action<?, ?> checkpoints() {
    return Action.ofWorkspace()
        .read("audit.checkpoints", "Lists stored checkpoints as they are stored, newest first.")
        .details("Nothing is checked here: use audit verify.")
        .example("{'limit':5}")
        .listing("checkpoints")
        .columns("checkpoint_id", "created_at", "size", "origin", "root")
        .takes(ListCheckpoints.class)
        .answersPage(
            AuditViews.CHECKPOINT,
            (workspace, input) -> workspace.audit().checkpoints(input.page().by(Long.class)));
  }

  record ProveEntry(@Param(value = "The entry to prove.", position = 0, min = 1) long sequence) {}

  private static Action<?, ?> prove() {
    return Action.ofWorkspace()
        .read(
            "audit.prove",
            "Writes a proof of an entry against the latest checkpoint (C2SP tlog-proof).")
        .details("It can be checked offline, with check-proof and the log's verifier key.")
        .example("{'sequence':7}")
        .takes(ProveEntry.class)
        .givesLines(
            (workspace, input, progress) ->
                workspace
                    .audit()
                    .prove(input.sequence())
                    .map(
                        proof -> {
                          progress.line(proof.text());
                          return new Streamed(1);
                        }));
  }

  record ProveConsistency(
      @Param(value = "The smaller size of the log.", min = 0, label = "size") long from,
      @Param(value = "The larger size of the log.", min = 0, label = "size") long to) {}

  private static Action<?, ?> proveConsistency() {
    return Action.ofWorkspace()
        .read(
            "audit.prove-consistency",
            "Proves that the log of one size extends that of a smaller size (RFC 9162, 2.1.4).")
        .example("{'from':10,'to':20}")
        .takes(ProveConsistency.class)
        .gives(
            ShownConsistency.class,
            (workspace, input) ->
                ShownConsistency.find(workspace.audit(), input.from(), input.to()));
  }
}
