package dev.stoa.application.encryption;

import dev.stoa.application.contextbackup.SealBackup;
import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.SealedBackup;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The texts of context backups. */
final class ResealBackups implements ResealedTexts {

  private final ContextBackups backups;
  private final ContentCipher cipher;
  private final SealBackup seal;

  ResealBackups(ContextBackups backups, ContentCipher cipher) {
    this.backups = backups;
    this.cipher = cipher;
    this.seal = new SealBackup(cipher);
  }

  @Override
  public String kind() {
    return "backups";
  }

  @Override
  public Resealed next(Option<String> after, int limit) {
    Seq<SealedBackup> some = backups.pageOfAll(after.map(ContextBackupId::new), limit);
    Seq<SealedBackup> old = some.filter(one -> !one.text().key().equals(cipher.current()));
    backups.replaceTexts(old.map(seal::open).map(seal::seal));
    return Resealed.of(some, old.size(), limit, one -> one.entry().id().value());
  }
}
