package dev.stoa.storage;

import io.vavr.control.Option;
import java.nio.file.Path;

/** What backups and restores of a workspace need of its engine. */
public interface BackupEngine {

  /** The name of the workspace, for the names of its backups. */
  String workspace();

  /**
   * Copies the file of the workspace as it is at one instant, while others go on writing.
   *
   * @param target does not exist yet; only its owner can read it
   * @return false if the workspace is not a file
   */
  boolean copyFile(Path target);

  /**
   * Begins a workspace that can replace this one. Of several processes one at a time may do so;
   * what an earlier one left behind is removed.
   */
  Replacement replacement();

  /** A workspace that is filled beside the one that it replaces. */
  interface Replacement extends AutoCloseable {

    /** How to open it; it is empty, and need not exist yet. */
    StorageConfig config();

    /** Its file, if it is one. */
    Option<Path> file();

    /**
     * Puts the workspace aside and this one in its place, both or none. It must not be open
     * anywhere.
     *
     * @param stamp a part of the name of what is put aside
     * @return what became of the workspace; none if there was none
     */
    Option<String> replace(String stamp);

    /** Removes what is left of it; after {@link #replace} nothing is. */
    @Override
    void close();
  }
}
