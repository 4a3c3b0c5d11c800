package dev.stoa.storage;

/** What to do about the schema when a workspace is opened. */
public enum SchemaMode {
  /** Brings the schema up to date first; an existing SQLite file is backed up before that. */
  MIGRATE,
  /** Refuses a workspace whose schema is not exactly the one this code knows. */
  VALIDATE,
  /** Checks nothing. */
  NONE
}
