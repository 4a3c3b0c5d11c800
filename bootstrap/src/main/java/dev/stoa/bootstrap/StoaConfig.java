package dev.stoa.bootstrap;

import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.trust.Readings;
import dev.stoa.storage.StorageConfig;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.function.UnaryOperator;

/**
 * How a workspace is opened and wired; everything except its place has a default.
 *
 * @param encryption the keys for what conversations store; none stores plain text
 * @param backupWriter who writes the notes of the coverage job
 * @param retention how long maintenance keeps content
 * @param schedule when maintenance runs by itself; none if it does not
 * @param backups where the backups of the workspace are; health and erasure look there
 * @param embeddings the model that embeds what is searched; none searches by words alone
 * @param tokenCounter how the tokens of messages are counted
 * @param queryAudit whether queries of specialists and assertions are audited
 * @param readings whether agents must name what they have read when they write
 * @param fileLimits what the memory files of a scope may hold at most
 */
@RecordBuilder
public record StoaConfig(
    StorageConfig storage,
    Option<Encryption> encryption,
    BackupWriter backupWriter,
    RetentionPolicy retention,
    Option<MaintenanceSchedule> schedule,
    Option<KnownBackups> backups,
    Option<EmbeddingSettings> embeddings,
    TokenCounter tokenCounter,
    QueryAudit queryAudit,
    Readings readings,
    FileLimits fileLimits) {

  /** The defaults for a url. */
  public static StoaConfig of(String url) {
    return of(StorageConfig.of(url));
  }

  /**
   * The defaults for a store: plain text, notes made of sentences of the conversation, and no
   * maintenance by itself.
   */
  public static StoaConfig of(StorageConfig storage) {
    return new StoaConfig(
        storage,
        Option.none(),
        new ExtractiveBackupWriter(),
        RetentionPolicy.DOCUMENTED,
        Option.none(),
        Option.none(),
        Option.none(),
        TokenCounter.ESTIMATE,
        QueryAudit.ALL,
        Readings.OPTIONAL,
        FileLimits.USUAL);
  }

  /** With another configuration of the store. */
  public StoaConfig withStorage(UnaryOperator<StorageConfig> change) {
    return StoaConfigBuilder.from(this).storage(change.apply(storage)).build();
  }

  /** Encrypts what conversations store from now on; {@code rekey} encrypts the existing content. */
  public StoaConfig withEncryption(Encryption chosen) {
    return StoaConfigBuilder.from(this).encryption(Option.some(chosen)).build();
  }

  /** Has the notes of the coverage job written by this writer, for example by a model. */
  public StoaConfig withBackupWriter(BackupWriter writer) {
    return StoaConfigBuilder.from(this).backupWriter(writer).build();
  }

  /** Keeps content for this time, wherever maintenance runs. */
  public StoaConfig withRetention(RetentionPolicy policy) {
    return StoaConfigBuilder.from(this).retention(policy).build();
  }

  /** Runs maintenance while the workspace is open, in one of the processes that have it open. */
  public StoaConfig withMaintenance(MaintenanceSchedule when) {
    return StoaConfigBuilder.from(this).schedule(Option.some(when)).build();
  }

  /** Knows the backups of the workspace, for example {@code new KnownBackupFiles(path)}. */
  public StoaConfig withBackups(KnownBackups retained) {
    return StoaConfigBuilder.from(this).backups(Option.some(retained)).build();
  }

  /** Embeds what is stored from now on by this model, and searches by meaning too. */
  public StoaConfig withEmbeddings(EmbeddingModel model) {
    return withEmbeddings(EmbeddingSettings.of(model));
  }

  /** As above, for example by tasks. */
  public StoaConfig withEmbeddings(EmbeddingSettings chosen) {
    return StoaConfigBuilder.from(this).embeddings(Option.some(chosen)).build();
  }

  /** Counts the tokens of messages by this, for example by the tokenizer of a model. */
  public StoaConfig withTokenCounter(TokenCounter counter) {
    return StoaConfigBuilder.from(this).tokenCounter(counter).build();
  }

  /** Audits each query of a specialist and each assertion, or none. */
  public StoaConfig withQueryAudit(QueryAudit chosen) {
    return StoaConfigBuilder.from(this).queryAudit(chosen).build();
  }

  /** Lets the memory files of a scope hold more, or less. */
  public StoaConfig withFileLimits(FileLimits chosen) {
    return StoaConfigBuilder.from(this).fileLimits(chosen).build();
  }

  /** Trusts what an agent writes without naming what it has read no more than that, or as usual. */
  public StoaConfig withReadings(Readings chosen) {
    return StoaConfigBuilder.from(this).readings(chosen).build();
  }

  ContentProtection protection() {
    return encryption
        .map(chosen -> chosen.protection(new SecureRandom()))
        .getOrElse(ContentProtection.NONE);
  }
}
