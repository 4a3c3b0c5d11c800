package dev.stoa.bootstrap;

import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.storage.StorageConfig;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.function.UnaryOperator;

/**
 * How a workspace is opened and wired; everything except its place has a default.
 *
 * @param encryption the keys for what conversations store; none stores plain text
 * @param backupWriter who writes the notes of the coverage job
 */
public record StoaConfig(
    StorageConfig storage, Option<Encryption> encryption, BackupWriter backupWriter) {

  /** The defaults for a url. */
  public static StoaConfig of(String url) {
    return of(StorageConfig.of(url));
  }

  /** The defaults for a store: plain text, and notes made of sentences of the conversation. */
  public static StoaConfig of(StorageConfig storage) {
    return new StoaConfig(storage, Option.none(), new ExtractiveBackupWriter());
  }

  /** With another configuration of the store. */
  public StoaConfig withStorage(UnaryOperator<StorageConfig> change) {
    return new StoaConfig(change.apply(storage), encryption, backupWriter);
  }

  /** Encrypts what conversations store from now on; {@code rekey} encrypts what is there. */
  public StoaConfig withEncryption(Encryption chosen) {
    return new StoaConfig(storage, Option.some(chosen), backupWriter);
  }

  /** Has the notes of the coverage job written by this writer, for example by a model. */
  public StoaConfig withBackupWriter(BackupWriter writer) {
    return new StoaConfig(storage, encryption, writer);
  }

  ContentProtection protection() {
    return encryption
        .map(chosen -> chosen.protection(new SecureRandom()))
        .getOrElse(ContentProtection.NONE);
  }
}
