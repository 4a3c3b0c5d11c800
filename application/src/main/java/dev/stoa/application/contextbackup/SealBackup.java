package dev.stoa.application.contextbackup;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.contextbackup.BackupEntry;
import dev.stoa.domain.contextbackup.ContextBackup;
import dev.stoa.domain.contextbackup.SealedBackup;

/** Encrypts and decrypts the texts of backups, bound to where they are stored. */
public final class SealBackup {

  private final ContentCipher cipher;

  /** With the cipher of a workspace. */
  public SealBackup(ContentCipher cipher) {
    this.cipher = cipher;
  }

  /** As it is stored. */
  public SealedBackup seal(ContextBackup plain) {
    return new SealedBackup(plain.entry(), cipher.encrypt(place(plain.entry()), plain.text()));
  }

  /** With a plain text. */
  public ContextBackup open(SealedBackup stored) {
    return new ContextBackup(stored.entry(), cipher.decrypt(place(stored.entry()), stored.text()));
  }

  /** The length keeps two ids apart that read the same when joined. */
  private static String place(BackupEntry entry) {
    String conversation = entry.conversation().value();
    return "backup:" + conversation.length() + ":" + conversation + ":" + entry.id();
  }
}
