package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The backups of a workspace that are known. */
@FunctionalInterface
public interface KeptBackups {

  /** None are known. */
  KeptBackups NONE = Vector::empty;

  /** Oldest first. */
  Seq<KeptBackup> all();
}
