package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Imports the memories of mem0. */
@Command(
    name = "mem0",
    description = {
      "Imports mem0: its history.db, its collection in PostgreSQL, or both.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa import mem0 ~/.mem0/history.db",
      "  stoa import mem0 'jdbc:postgresql://host/mem0?user=reader' --table mem0"
    })
public final class Mem0Import extends SystemImport {

  @Option(
      names = "--table",
      paramLabel = "<name>",
      description = "The table of the collection; mem0 unless given.")
  private @Nullable String table;

  public Mem0Import() {
    super(ImportSystem.MEM0);
  }

  @Override
  ImportRequest request(ImportRequest plain) {
    return table == null ? plain : plain.table(table);
  }
}
