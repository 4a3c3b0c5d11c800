package dev.stoa.application.operations;

import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.ContentRoots;
import io.vavr.control.Option;

/**
 * A workspace that a backup was restored to.
 *
 * @param roots of its content, which is that of the backup
 * @param aside what became of the existing workspace; none if there was none
 */
public record RestoredWorkspace(BackupManifest backup, ContentRoots roots, Option<String> aside) {}
