/** Imports of the stores of other systems. */
module dev.stoa.imports {
  requires dev.stoa.adapter.jooq;
  requires transitive dev.stoa.application;
  requires java.sql;
  requires static transitive org.jspecify;

  exports dev.stoa.imports;
}
