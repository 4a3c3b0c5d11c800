package dev.stoa.app.debate;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.audit.Keys;
import dev.stoa.app.store.StoaAction;
import dev.stoa.application.debate.DebateReceipt;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a decision receipt with nothing but the log's verifier key. */
@Command(
    name = "check-receipt",
    description = {
      "Checks a decision receipt with the log's verifier key: its hash, the audit entry that holds"
          + " the hash, and the signed checkpoint that covers the entry.",
      "No workspace is opened. An invalid receipt is exit code 1."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa debate check-receipt receipt.json --key log.key.pub",
      "  stoa debate check-receipt receipt.json --key example.com/log+1a2b3c4d+AbCd...",
    })
public final class CheckReceiptCommand extends StoaAction {

  @Parameters(
      paramLabel = "<file>",
      description = "The receipt that `stoa debate prove --out` wrote.")
  private Path file;

  @Option(
      names = "--key",
      required = true,
      paramLabel = "<verifier key>",
      description = "The log's verifier key, or its file.")
  private String key;

  @Override
  protected Answer answer() {
    VerifierKey verifier = Keys.verifier(key);
    DebateReceipt receipt = read(new TextFile("<file>", file).read());
    Checkpoint checkpoint = receipt.verify(verifier.name(), verifier).getOrElseThrow(this::invalid);
    JsonObject document = (JsonObject) JsonParser.parse(receipt.document());
    String question = text(document, "question");
    String decided = text((JsonObject) document.members().get("outcome").get(), "summary");
    return Answer.ok(
        Table.of("what", "value")
            .row("result", "proved")
            .row("log", checkpoint.origin())
            .row("sequence", receipt.auditSequence())
            .row("of", checkpoint.size() + " entries")
            .row("sha256", receipt.sha256())
            .row("question", question)
            .row("answer", decided)
            .text(),
        JsonObject.builder()
            .put("proved", true)
            .put("log", checkpoint.origin())
            .put("sequence", receipt.auditSequence())
            .put("size", checkpoint.size())
            .put("sha256", receipt.sha256())
            .put("question", question)
            .put("answer", decided)
            .build());
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }

  private DebateReceipt read(String text) {
    return DebateReceipt.read(text).getOrElseThrow(this::invalid);
  }

  private CliFailure invalid(String reason) {
    return CliFailure.refused(file + " is not valid: " + reason);
  }
}
