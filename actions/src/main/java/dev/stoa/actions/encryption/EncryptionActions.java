package dev.stoa.actions.encryption;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.shape.View;
import dev.stoa.application.encryption.DecryptReport;
import dev.stoa.application.encryption.RekeyReport;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of encryption. */
public final class EncryptionActions {

  private EncryptionActions() {}

  /** The actions that begin with {@code encryption}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "encryption", "Encryption of conversations.", () -> List.of(rekey(), decrypt())));
  }

  record Rekey() {}

  private static final View<RekeyReport> REKEYED =
      View.of(RekeyReport.class, "Rekey")
          .rename("key", "key_id")
          .note("key_id", "The key that everything is encrypted with now.")
          .note(
              "changed",
              "How many texts of each kind were encrypted; kept answers of requests are removed.")
          .note(
              "compacted",
              "Whether nothing of the old texts is left in the files; the administrator of a"
                  + " PostgreSQL server sees to that.");

  record Decrypt() {}

  private static final View<DecryptReport> DECRYPTED =
      View.of(DecryptReport.class, "Decrypt")
          .note(
              "changed",
              "How many texts of each kind were decrypted; kept answers of requests are removed.");

  /** For the command line only: it runs long, and keys are the administrator's. */
  private static Action<?, ?> rekey() {
    return Action.ofOperator()
        .write(
            "encryption.rekey",
            "Encrypts everything that conversations store with the first key; audited.")
        .details(
            "What is plain is encrypted, and what has another key is encrypted again. After an"
                + " interruption, repeating it continues. Titles, messages, keywords and context"
                + " backups are changed, and the file is rewritten.")
        .example("{}")
        .only(Edge.CLI)
        .takes(Rekey.class)
        .gives(
            REKEYED, (workspace, input, progress) -> workspace.encryption().rekey(progress::done));
  }

  /** For the command line only, like the change of keys. */
  private static Action<?, ?> decrypt() {
    return Action.ofOperator()
        .write(
            "encryption.decrypt",
            "Stores everything that conversations store as plain text again; audited.")
        .details(
            "Needs every key that something is encrypted with. After an interruption, repeating it"
                + " continues. Titles, messages, keywords and context backups are changed. Start"
                + " everything without keys afterwards: what is still written with them is"
                + " encrypted.")
        .example("{}")
        .only(Edge.CLI)
        .takes(Decrypt.class)
        .gives(
            DECRYPTED,
            (workspace, input, progress) -> workspace.encryption().decrypt(progress::done));
  }
}
