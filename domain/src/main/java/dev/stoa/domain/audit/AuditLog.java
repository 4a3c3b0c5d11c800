package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.TreeNode;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The stored chain of a workspace: entries are added at its end and never changed or removed. */
public interface AuditLog {

  /**
   * The head, locked until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  ChainHead lockHead();

  /** The head as last committed; {@link ChainHead#EMPTY} if there are no entries. */
  ChainHead head();

  /**
   * Stores entries that continue the chain from the locked head, in their order.
   *
   * <p>Needs an open write unit. A sequence or id that already exists is breakage, because the
   * holder of the lock could have known.
   */
  void append(Seq<ChainedEntry> entries);

  /** What this log knows of the edge of its tree: always the same object. */
  KnownEdge edge();

  /** The entry of this id. */
  Option<AuditEntry> find(AuditEntryId id);

  /** The entries of these ids; an id that no entry has is left out. */
  Map<AuditEntryId, AuditEntry> find(Seq<AuditEntryId> ids);

  /** The entry of this sequence. */
  Option<AuditEntry> at(long sequence);

  /** Entries with a greater sequence that the filter accepts, in ascending sequence. */
  Seq<AuditEntry> after(long sequence, int limit, AuditFilter filter);

  /** Entries with a smaller sequence that the filter accepts, in descending sequence. */
  Seq<AuditEntry> before(long sequence, int limit, AuditFilter filter);

  /**
   * The hashes of tree nodes, read in one go from the entries {@link TreeNode#storedAt} names.
   *
   * <p>A node whose entry is absent, or lacks it, is left out of the answer.
   */
  Map<TreeNode, Hash> nodes(Seq<TreeNode> wanted);

  /**
   * Streams every row in ascending sequence, ties (which only tampering makes) by id.
   *
   * <p>Needs an open snapshot, so that all rows are of one state; memory does not grow with them.
   */
  void scan(Consumer<AuditRow> rows);

  /**
   * The sequence of the entry with this hash; of several (which only tampering makes) the least.
   *
   * <p>May read the whole log: only the search for the cause of a fault uses it.
   */
  Option<Long> sequenceOf(EntryHash hash);

  /** The raw row of this sequence; of several (which only tampering makes) the one of least id. */
  Option<AuditRow> row(long sequence);
}
