package dev.stoa.application.imports;

/** Maps the tables of one system to our contexts; requires an open write unit. */
@FunctionalInterface
interface Importer {

  void run(ImportRun run);
}
