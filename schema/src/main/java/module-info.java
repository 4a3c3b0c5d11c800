/** Migrations, and the tables generated from them. */
module dev.stoa.schema {
  requires transitive java.sql;
  requires transitive org.jooq;
  requires static transitive java.compiler;
  requires static transitive org.jspecify;

  exports dev.stoa.schema;
  exports dev.stoa.schema.generated;
  exports dev.stoa.schema.generated.tables;

  // Flyway finds the migrations through the class loader.
  opens dev.stoa.migration;
  opens dev.stoa.migration.common;
  opens dev.stoa.migration.postgresql;
  opens dev.stoa.migration.sqlite;
}
