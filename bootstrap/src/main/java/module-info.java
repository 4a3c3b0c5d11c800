/** The ready-made wiring; open to Guice, and requires what Guice, an automatic module, cannot. */
open module dev.stoa.bootstrap {
  requires com.google.common;
  requires transitive com.google.guice;
  requires transitive dev.stoa.adapter.jooq;
  requires transitive dev.stoa.application;
  requires dev.stoa.adapter.postgres;
  requires dev.stoa.adapter.sqlite;
  requires jakarta.inject;
  requires static transitive org.jspecify;

  exports dev.stoa.bootstrap;
}
