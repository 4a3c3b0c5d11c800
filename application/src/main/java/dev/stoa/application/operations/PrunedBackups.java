package dev.stoa.application.operations;

import dev.stoa.domain.operations.BackupManifest;
import io.vavr.collection.Seq;

/** The backups that were kept and those that were removed, newest first. */
public record PrunedBackups(Seq<BackupManifest> retained, Seq<BackupManifest> removed) {}
