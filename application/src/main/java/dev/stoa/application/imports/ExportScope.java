package dev.stoa.application.imports;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.storage.Storage;

/**
 * What an export reads, in one snapshot.
 *
 * @param protection opens what is protected
 */
public record ExportScope(
    Storage storage,
    MicrosecondClock clock,
    ContentProtection protection,
    TransferProgress progress) {}
