package dev.stoa.application.operations;

import java.nio.file.Path;
import java.util.function.Function;

/** A workspace in a database whose backups are made, checked and restored. */
public interface BackedUpWorkspace {

  /** Its name, for the names of its backups. */
  String name();

  /** Where it is, without passwords. */
  String shown();

  /** The version of the schema that this code knows. */
  String schemaVersion();

  /** Whether a version of the schema is newer than the one that this code knows. */
  boolean isNewer(String schema);

  /** Works on the workspace, which must exist; an older schema is brought up to date first. */
  <T> T open(Function<OpenedContent, T> work);

  /**
   * Copies the file of the workspace as it is at one instant, while others go on writing.
   *
   * @return false if it is not a file
   */
  boolean copyFile(Path target);

  /** A new SQLite workspace in an empty folder. */
  ScratchWorkspace scratch(Path folder);

  /** A new workspace beside this one, on the same engine, to replace it. */
  ReplacingWorkspace replacement();

  /** The operations of an open workspace that backups need. */
  interface OpenedContent {

    TransferOperations transfer();

    /** What is wrong with the audit trail; empty if it is sound. */
    Iterable<String> auditFaults();
  }

  /** A workspace that is made to be looked at. */
  interface ScratchWorkspace extends AutoCloseable {

    /** Its file, if it is one. */
    Iterable<Path> file();

    /** What the engine finds wrong with the file, without opening the workspace. */
    Iterable<String> fileFaults();

    /** Works on it; it is made, or brought up to date, first. */
    <T> T open(Function<OpenedContent, T> work);

    /** Removes it. */
    @Override
    void close();
  }

  /** A workspace that is made to replace another. */
  interface ReplacingWorkspace extends ScratchWorkspace {

    /**
     * Puts the other workspace aside and this one in its place, both or none.
     *
     * @param stamp a part of the name of what is put aside
     * @return what became of the other one; empty if there was none
     */
    Iterable<String> replace(String stamp);
  }
}
