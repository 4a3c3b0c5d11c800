/** The ready-made wiring; open to Guice. */
open module dev.stoa.bootstrap {
  requires transitive com.google.guice;
  requires transitive dev.stoa.adapter.jooq;
  requires transitive dev.stoa.application;
  requires dev.stoa.adapter.postgres;
  requires dev.stoa.adapter.sqlite;
  requires static transitive org.jspecify;

  exports dev.stoa.bootstrap;
}
