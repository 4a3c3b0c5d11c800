/** The command line: commands, tables and the sentences about failures. */
module dev.stoa.adapter.cli {
  requires transitive dev.stoa.actions;
  requires transitive info.picocli;
  requires ascii.table;
  requires static transitive org.jspecify;

  exports dev.stoa.adapter.cli;

  opens dev.stoa.adapter.cli to
      info.picocli;
}
