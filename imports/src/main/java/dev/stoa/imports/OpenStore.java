package dev.stoa.imports;

import dev.stoa.application.imports.ImportScope;
import dev.stoa.application.imports.OpenImport;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.imports.aragora.ImportAragora;
import dev.stoa.imports.aua.AuaSources;
import dev.stoa.imports.aua.ImportAua;
import dev.stoa.imports.chat.ImportLangChain4j;
import dev.stoa.imports.chat.ImportMastra;
import dev.stoa.imports.chat.ImportSpringAi;
import dev.stoa.imports.files.FolderStore;
import dev.stoa.imports.files.ImportFiles;
import dev.stoa.imports.helix.ImportHelix;
import dev.stoa.imports.langgraph.ImportLangGraph;
import dev.stoa.imports.letta.AgentFiles;
import dev.stoa.imports.letta.ImportLetta;
import dev.stoa.imports.lines.ImportLines;
import dev.stoa.imports.memory.ImportMcpMemory;
import dev.stoa.imports.memory.ImportMem0;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.sisc.ImportSisc;
import dev.stoa.imports.source.ForeignStore;
import dev.stoa.imports.source.Sources;
import dev.stoa.imports.spaceos.ImportSpaceOs;

/** An open store of another system, with the importer of that system. */
record OpenStore(ForeignStore store, Importer importer) implements OpenImport {

  private static final String USUAL_USER = "local";

  static OpenStore of(ImportRequest request) {
    ForeignStore store =
        switch (request.system()) {
          case AUA -> AuaSources.open(request.locations());
          case MCP_MEMORY, LINES -> Sources.openLines(request.locations());
          case LETTA -> AgentFiles.open(request.locations());
          case FILES -> FolderStore.open(request.locations());
          default -> Sources.open(request.locations());
        };
    return new OpenStore(store, importer(request, store));
  }

  private static Importer importer(ImportRequest request, ForeignStore store) {
    UserId user = new UserId(request.owner().getOrElse(USUAL_USER));
    return switch (request.system()) {
      case ARAGORA -> new ImportAragora(store);
      case SPACE_OS -> new ImportSpaceOs(store);
      case AUA -> new ImportAua(store);
      case SISC -> new ImportSisc(store);
      case HELIX -> new ImportHelix(store);
      case MCP_MEMORY -> new ImportMcpMemory(store);
      case LANGCHAIN4J ->
          new ImportLangChain4j(
              store, request.table().getOrElse(ImportLangChain4j.USUAL_TABLE), user);
      case SPRING_AI ->
          new ImportSpringAi(store, request.table().getOrElse(ImportSpringAi.USUAL_TABLE), user);
      case LINES -> new ImportLines(store);
      case MASTRA -> new ImportMastra(store);
      case LETTA -> new ImportLetta(store, user);
      case FILES ->
          new ImportFiles(store, request.owner().map(FileScope::new).getOrElse(FileScope.SHARED));
      case LANGGRAPH ->
          new ImportLangGraph(
              store, new UserId(request.owner().getOrElse(ImportLangGraph.USUAL_USER)));
      case MEM0 -> new ImportMem0(store, request.table().getOrElse(ImportMem0.USUAL_TABLE));
    };
  }

  @Override
  public ImportReport run(ImportScope scope) {
    ImportRun run = new ImportRun(scope, store.tables().map(store::count).sum().longValue());
    importer.run(run);
    return run.end();
  }

  @Override
  public void close() {
    store.close();
  }
}
