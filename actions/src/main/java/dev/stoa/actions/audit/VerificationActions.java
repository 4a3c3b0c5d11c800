package dev.stoa.actions.audit;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.application.imports.ImportOperations;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.imports.VerifiedChain;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Checks the whole log, and writes it for others to check. */
final class VerificationActions {

  private VerificationActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(verify(), verifyImported(), export());
  }

  record VerifyLog(
      @Param(
              value = "The note of a saved checkpoint that the log must continue.",
              file = true,
              label = "file")
          Seq<String> checkpoint,
      @Param(
              value = "A verifier key of the checkpoints, as text or in a file.",
              file = true,
              label = "verifier key")
          Seq<LogKey> key) {

    VerifyLog {
      if (checkpoint.isEmpty() != key.isEmpty()) {
        throw BadInput.of(
            checkpoint.isEmpty()
                ? "{checkpoint} is missing: {key} alone has nothing to check"
                : "{key} is missing: give the verifier key of the checkpoint's log");
      }
    }

    private VerifyRequest request() {
      return checkpoint.foldLeft(
          VerifyRequest.plain(), (request, note) -> request.against(note, key.map(LogKey::key)));
    }
  }

  private static Action<?, ?> verify() {
    return Action.ofWorkspace()
        .read(
            "audit.verify", "Recomputes every hash, link and tree node, and names the first fault.")
        .details(
            "A dropped tail or a rewritten chain is detected only with a checkpoint saved elsewhere"
                + " and the log's verifier key.")
        .example("{}")
        // A published key of the documentation of signed notes.
        .example(
            "{'checkpoint':['PeterNeumann\\n4\\nLFfNkdrPWMZMVtsXYA1JfpW96EwJLX9oK9MixtNiIwU='],"
                + "'key':['PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW']}")
        .takes(VerifyLog.class)
        .gives(
            AuditViews.VERIFICATION,
            (workspace, input, progress) ->
                workspace.audit().verify(input.request().reporting(progress::done)))
        .picture(report -> result(report.value()))
        .soundIf(report -> report.value().isSound());
  }

  /** The result in a sentence. */
  private static String result(ChainReport report) {
    return report
            .firstFault()
            .map(
                found ->
                    "FAULT "
                        + found.kind()
                        + " at sequence "
                        + found.sequence()
                        + ": "
                        + found.explanation())
            .getOrElse("Sound: " + report.entries() + " entries, none altered.")
        + "\n";
  }

  record VerifyImported() {}

  private static Action<?, ?> verifyImported() {
    return Action.ofWorkspace()
        .read(
            "audit.verify-imported",
            "Verifies the imported audit chains of other systems, by their own rule.")
        .example("{}")
        .listing("imported chains")
        .columns("chain", "rows", "sound")
        .takes(VerifyImported.class)
        .answersItems(
            AuditViews.IMPORTED,
            (workspace, input) -> workspace.operations(ImportOperations.class).verifyChains())
        .picture(all -> all.items().flatMap(seen -> fault(seen.value())).mkString())
        .soundIf(all -> all.items().forAll(seen -> seen.value().report().isSound()));
  }

  private static Option<String> fault(VerifiedChain chain) {
    return chain
        .report()
        .firstFault()
        .map(found -> "FAULT " + found.kind() + ": " + found.explanation() + "\n");
  }

  record ExportLog() {}

  private static Action<?, ?> export() {
    return Action.ofWorkspace()
        .read(
            "audit.export", "Writes the whole log as JSON Lines, oldest first, from one snapshot.")
        .details(
            "Each line has the exact attested text, so that a third party can hash it again: hash ="
                + " SHA-256(scheme + newline + attested).")
        .example("{}")
        .takes(ExportLog.class)
        .givesLines(
            (workspace, input, progress) -> Either.right(exported(workspace.audit(), progress)));
  }

  private static Streamed exported(AuditOperations audit, Progress progress) {
    ExportLine line = new ExportLine();
    long[] entries = {0};
    audit.export(
        row -> {
          progress.line(line.of(row) + "\n");
          progress.done(++entries[0]);
        });
    return new Streamed(entries[0]);
  }
}
