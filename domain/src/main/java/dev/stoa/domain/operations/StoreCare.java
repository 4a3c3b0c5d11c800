package dev.stoa.domain.operations;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What an engine does and says about its own files; called outside units of work. */
public interface StoreCare {

  /**
   * What the engine says about the workspace: version, damage, references, sizes.
   *
   * @param deep whether to read everything for damage
   */
  Seq<HealthFinding> examine(boolean deep);

  /** How many bytes the workspace takes: the file and its log, or its tables and their indexes. */
  long size();

  /**
   * Moves committed changes from the write-ahead log into the file, and empties the log if it has
   * no readers. A server does that itself.
   *
   * @return the bytes that the log had
   */
  long checkpoint();

  /**
   * Rewrites tables, so that nothing removed is left in their files: the whole file on SQLite,
   * {@code VACUUM FULL} of the named tables on PostgreSQL.
   */
  void rewrite(Seq<String> tables);

  /**
   * How often the bytes of a name, as it is and in lower case, are in the files and the log of the
   * workspace; none if the files are a server's.
   */
  Option<Long> occurrences(String name);
}
