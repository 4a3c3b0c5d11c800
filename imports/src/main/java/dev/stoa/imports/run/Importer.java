package dev.stoa.imports.run;

/** Maps the tables of one system to our contexts; requires an open write unit. */
@FunctionalInterface
public interface Importer {

  void run(ImportRun run);
}
