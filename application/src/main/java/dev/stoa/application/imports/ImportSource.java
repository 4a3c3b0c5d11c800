package dev.stoa.application.imports;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.imports.ForeignStore;
import dev.stoa.domain.imports.ImportStorage;

/**
 * An open source with the importer of its system.
 *
 * @param rows how many rows it has
 */
record ImportSource(ForeignStore store, Importer importer, long rows) implements AutoCloseable {

  private static final String USUAL_USER = "local";

  static ImportSource open(
      ImportRequest request, ImportStorage imports, ContentProtection protection) {
    ForeignStore store =
        switch (request.system()) {
          case AUA -> Sources.openAua(imports.foreignStores(), request.locations());
          case MCP_MEMORY -> Sources.openLines(request.locations());
          default -> Sources.open(imports.foreignStores(), request.locations());
        };
    UserId user = new UserId(request.owner().getOrElse(USUAL_USER));
    Importer importer =
        switch (request.system()) {
          case ARAGORA -> new ImportAragora(store);
          case SPACE_OS -> new ImportSpaceOs(store, imports.noteLinks());
          case AUA -> new ImportAua(store, imports.importedChains(), protection);
          case SISC -> new ImportSisc(store);
          case HELIX -> new ImportHelix(store);
          case MCP_MEMORY ->
              new ImportMcpMemory(store, request.owner().getOrElse(ImportMcpMemory.USUAL_AGENT));
          case LANGCHAIN4J ->
              new ImportLangChain4j(
                  store,
                  request.table().getOrElse(ImportLangChain4j.USUAL_TABLE),
                  user,
                  protection);
          case SPRING_AI ->
              new ImportSpringAi(
                  store, request.table().getOrElse(ImportSpringAi.USUAL_TABLE), user, protection);
          case MEM0 -> new ImportMem0(store, request.table().getOrElse(ImportMem0.USUAL_TABLE));
        };
    return new ImportSource(store, importer, store.tables().map(store::count).sum().longValue());
  }

  @Override
  public void close() {
    store.close();
  }
}
