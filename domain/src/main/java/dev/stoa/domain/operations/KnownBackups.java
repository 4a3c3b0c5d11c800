package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The backups of a workspace that are known. */
@FunctionalInterface
public interface KnownBackups {

  /** None are known. */
  KnownBackups NONE = Vector::empty;

  /** Oldest first. */
  Seq<KnownBackup> all();

  /** The last rehearsed restore, if it is known. */
  default Option<Rehearsal> lastRehearsal() {
    return Option.none();
  }
}
