/** Repositories for both engines and the unit of work. */
module dev.stoa.adapter.jooq {
  requires transitive dev.stoa.domain;
  requires transitive dev.stoa.schema;
  requires static jakarta.xml.bind;
  requires static transitive org.jspecify;

  exports dev.stoa.storage;
  exports dev.stoa.adapter.jooq to
      dev.stoa.adapter.postgres,
      dev.stoa.adapter.sqlite;
  exports dev.stoa.adapter.jooq.engine to
      dev.stoa.adapter.postgres,
      dev.stoa.adapter.sqlite;
  exports dev.stoa.adapter.jooq.operations to
      dev.stoa.adapter.postgres,
      dev.stoa.adapter.sqlite;
  exports dev.stoa.adapter.jooq.search to
      dev.stoa.adapter.postgres,
      dev.stoa.adapter.sqlite;
  exports dev.stoa.adapter.jooq.sql to
      dev.stoa.adapter.postgres,
      dev.stoa.adapter.sqlite;
  exports dev.stoa.adapter.jooq.unit to
      dev.stoa.adapter.postgres,
      dev.stoa.adapter.sqlite;

  uses dev.stoa.storage.StorageProvider;
}
