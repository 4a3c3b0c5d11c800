/** The ready-made wiring and the command line; open to Guice and picocli. */
open module dev.stoa.bootstrap {
  requires transitive com.google.guice;
  requires transitive dev.stoa.adapter.jooq;
  requires transitive dev.stoa.application;
  requires dev.stoa.adapter.postgres;
  requires dev.stoa.adapter.sqlite;
  requires ascii.table;
  requires info.picocli;
  requires org.xerial.sqlitejdbc;
  requires static transitive org.jspecify;

  exports dev.stoa.bootstrap;
}
