package dev.stoa.domain.contextbackup;

/**
 * A backup with its readable text.
 *
 * @param text a {@link BackupNote}, or what was written before notes were checked
 */
public record ContextBackup(BackupEntry entry, String text) {}
