package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.json.JsonObject;
import java.nio.file.Path;
import java.security.SecureRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the key a log signs its checkpoints with. */
@Command(
    name = "keygen",
    description = {
      "Generates an Ed25519 key for signing checkpoints.",
      "The secret key goes to <file>, which only you can read; the verifier key, which is public,"
          + " goes to <file>.pub. Neither is ever overwritten. No workspace is opened."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa audit keygen example.com/log --out log.key"})
public final class KeygenCommand extends StoaAction {

  @Parameters(
      paramLabel = "<name>",
      description = "The name of the log in its checkpoints, for example example.com/log.")
  private String name;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "<file>",
      description = "Where the secret key goes.")
  private Path file;

  @Override
  protected Answer answer() {
    SigningKey key = CliFailure.checked(() -> SigningKey.generate(name, new SecureRandom()));
    KeyFiles files = new KeyFiles(file);
    files.write(key);
    String verifier = key.verifier().toString();
    return Answer.ok(
        Table.of("what", "where")
                .row("secret key", file)
                .row("verifier key", files.verifier())
                .text()
            + "Verifier key: "
            + verifier
            + "\n",
        JsonObject.builder()
            .put("name", key.verifier().name())
            .put("secret_file", file.toString())
            .put("verifier_file", files.verifier().toString())
            .put("verifier", verifier)
            .build());
  }
}
