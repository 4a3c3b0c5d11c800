package dev.stoa.bootstrap.audit;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.StoaAction;
import dev.stoa.bootstrap.cli.TextFile;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Recomputes the whole chain. */
@Command(
    name = "verify",
    description = {
      "Recomputes every hash, link and tree node, and names the first fault (exit code 1).",
      "A dropped tail or a chain written anew is only seen against a checkpoint saved elsewhere: "
          + "give it with --checkpoint and the log's verifier key."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit verify",
      "  stoa audit verify --checkpoint log.checkpoint --key log.key.pub",
      "  stoa audit verify --aua aua.db",
    })
final class VerifyCommand extends StoaAction {

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

  @Option(names = "--progress", description = "Count on standard error, terminal or not.")
  private boolean progress;

  @Option(
      names = "--aua",
      paramLabel = "<file.db>",
      description = "Verify the chain in a database of the AUA system instead; only reads it.")
  private Path aua;

  @Override
  protected Answer answer() {
    if (aua != null) {
      if (!checkpoints.isEmpty() || !keys.isEmpty()) {
        throw CliFailure.usage(
            "--aua chains have no checkpoints: leave --checkpoint and --key out");
      }
      return AuaVerification.of(aua);
    }
    VerifyRequest request = request();
    try (Progress counted = new Progress(err(), progress)) {
      ChainReport report =
          workspace()
              .use(stoa -> stoa.audit().verify(request.reporting(counted)))
              .getOrElseThrow(CliFailure::refused);
      return Answer.of(report.isSound(), ChainView.table(report).text(), ChainView.json(report));
    }
  }

  private VerifyRequest request() {
    if (checkpoints.isEmpty() != keys.isEmpty()) {
      throw CliFailure.usage(
          checkpoints.isEmpty()
              ? "--checkpoint is missing: --key alone has nothing to check"
              : "--key is missing: give the verifier key of the checkpoint's log");
    }
    Seq<VerifierKey> verifiers = io.vavr.collection.List.ofAll(keys).map(Keys::verifier);
    return io.vavr.collection.List.ofAll(checkpoints)
        .map(file -> new TextFile("--checkpoint", file).read())
        .foldLeft(
            VerifyRequest.plain(),
            (request, note) -> request.against(note, signer(note, verifiers)));
  }

  /** The key that signed the note; if none did, any will say so. */
  private static VerifierKey signer(String note, Seq<VerifierKey> verifiers) {
    try {
      SignedNote signed = SignedNote.parse(note);
      return verifiers.find(signed::isSignedBy).getOrElse(verifiers::head);
    } catch (IllegalArgumentException unreadable) {
      return verifiers.head();
    }
  }
}
