/** Repositories for every engine and the unit of work. */
module dev.stoa.adapter.jooq {
  requires transitive dev.stoa.domain;
  requires transitive dev.stoa.schema;
  requires static jakarta.xml.bind;
  requires static transitive org.jspecify;

  exports dev.stoa.storage;

  // What an engine is made of: those of Stoa, and any other.
  exports dev.stoa.adapter.jooq;
  exports dev.stoa.adapter.jooq.engine;
  exports dev.stoa.adapter.jooq.operations;
  exports dev.stoa.adapter.jooq.search;
  exports dev.stoa.adapter.jooq.sql;
  exports dev.stoa.adapter.jooq.unit;

  uses dev.stoa.storage.StorageProvider;
}
