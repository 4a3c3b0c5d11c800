package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Labelled;

/** What the file of a backup is. */
public enum BackupForm implements Labelled {
  /** A SQLite file, packed by gzip. */
  SQLITE(".db.gz"),
  /** An archive, as export writes it. */
  ARCHIVE(".zip");

  private final String ending;

  BackupForm(String ending) {
    this.ending = ending;
  }

  /** The name of the file of a backup. */
  public String file(BackupName name) {
    return name.value() + ending;
  }
}
