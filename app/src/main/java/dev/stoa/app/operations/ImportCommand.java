package dev.stoa.app.operations;

import dev.stoa.adapter.cli.CommandGroup;
import dev.stoa.app.imports.AragoraImport;
import dev.stoa.app.imports.AuaImport;
import dev.stoa.app.imports.FilesImport;
import dev.stoa.app.imports.HelixImport;
import dev.stoa.app.imports.LangChain4jImport;
import dev.stoa.app.imports.LangGraphImport;
import dev.stoa.app.imports.LettaImport;
import dev.stoa.app.imports.LinesImport;
import dev.stoa.app.imports.MastraImport;
import dev.stoa.app.imports.McpMemoryImport;
import dev.stoa.app.imports.Mem0Import;
import dev.stoa.app.imports.SiscImport;
import dev.stoa.app.imports.SpaceOsImport;
import dev.stoa.app.imports.SpringAiImport;
import picocli.CommandLine.Command;

/** Fills a workspace from elsewhere. */
@Command(
    name = "import",
    description = "Fills a workspace from elsewhere.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa import archive agents.zip --store jdbc:sqlite:restored.db",
      "  stoa import space-os space.db --zone Europe/Paris"
    },
    subcommands = {
      ImportArchiveCommand.class,
      AragoraImport.class,
      SpaceOsImport.class,
      AuaImport.class,
      SiscImport.class,
      HelixImport.class,
      Mem0Import.class,
      LangChain4jImport.class,
      SpringAiImport.class,
      McpMemoryImport.class,
      LangGraphImport.class,
      MastraImport.class,
      LettaImport.class,
      FilesImport.class,
      LinesImport.class
    })
public final class ImportCommand extends CommandGroup {}
