package dev.stoa.application.imports;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.domain.imports.ImportEntry;
import dev.stoa.domain.imports.ImportStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.storage.Storage;

/**
 * What an import writes with, in its open unit of work.
 *
 * @param entry the import, which is in the ledger
 * @param storage the workspace
 * @param imports the ports of imports of the same workspace
 */
public record ImportScope(
    ImportEntry entry,
    Storage storage,
    ImportStorage imports,
    MicrosecondClock clock,
    IdSource ids,
    ImportSettings settings,
    TransferProgress progress) {}
