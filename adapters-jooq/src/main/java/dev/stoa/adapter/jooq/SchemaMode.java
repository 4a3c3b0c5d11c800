package dev.stoa.adapter.jooq;

/** What opening a workspace does about its schema. */
public enum SchemaMode {
  /** Brings the schema up to date first; an existing SQLite file is backed up before that. */
  MIGRATE,
  /** Refuses a workspace whose schema is not exactly the one this code knows. */
  VALIDATE,
  /** Trusts the operator and looks at nothing. */
  NONE
}
