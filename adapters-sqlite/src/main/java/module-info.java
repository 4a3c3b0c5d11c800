/** SQLite: connections, dialect and migrations. */
module dev.stoa.adapter.sqlite {
  requires transitive dev.stoa.adapter.jooq;
  requires flyway.core;
  requires org.xerial.sqlitejdbc;
  requires static transitive org.jspecify;

  exports dev.stoa.adapter.sqlite to
      dev.stoa.bootstrap;

  provides dev.stoa.storage.StorageProvider with
      dev.stoa.adapter.sqlite.SqliteProvider;
}
