package dev.stoa.application.operations;

import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.LostRows;
import io.vavr.collection.Seq;

/**
 * A backup that was just made.
 *
 * @param lost the tables that lost most of their rows since the backup before
 */
public record NewStoreBackup(BackupManifest backup, Seq<LostRows> lost) {}
