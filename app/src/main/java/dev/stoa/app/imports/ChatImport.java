package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Imports chats, which belong to a user here. */
abstract class ChatImport extends OwnedImport {

  @Option(
      names = "--table",
      paramLabel = "<name>",
      description = "The table of the chats; the usual one of the system unless given.")
  private @Nullable String table;

  ChatImport(ImportSystem system) {
    super(system);
  }

  @Override
  ImportRequest request(ImportRequest plain) {
    ImportRequest owned = super.request(plain);
    return table == null ? owned : owned.table(table);
  }
}
