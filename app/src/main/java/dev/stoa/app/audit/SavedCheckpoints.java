package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Checkpoints that were saved outside the workspace, and the keys they must be signed with. */
public final class SavedCheckpoints {

  @Option(
      names = "--checkpoint",
      paramLabel = "<file>",
      description = "A saved checkpoint the log must continue; may be given several times.")
  private List<Path> checkpoints = List.of();

  @Option(
      names = "--key",
      paramLabel = "<verifier key>",
      description = "The verifier key of the checkpoints, or its file; one for each key they have.")
  private List<String> keys = List.of();

  /** Whether any option of these is given. */
  public boolean areGiven() {
    return !checkpoints.isEmpty() || !keys.isEmpty();
  }

  /** What verification has to compare the chain with. */
  public VerifyRequest request() {
    if (checkpoints.isEmpty() != keys.isEmpty()) {
      throw CliFailure.usage(
          checkpoints.isEmpty()
              ? "--checkpoint is missing: --key alone has nothing to check"
              : "--key is missing: give the verifier key of the checkpoint's log");
    }
    Seq<VerifierKey> verifiers = io.vavr.collection.List.ofAll(keys).map(Keys::verifier);
    return io.vavr.collection.List.ofAll(checkpoints)
        .map(file -> new TextFile("--checkpoint", file).read())
        .foldLeft(VerifyRequest.plain(), (request, note) -> request.against(note, verifiers));
  }
}
