package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.SealedText;

/** A backup with its text as it is stored, which may be encrypted. */
public record SealedBackup(BackupEntry entry, SealedText text) {}
