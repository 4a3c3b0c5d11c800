package dev.stoa.example.plain;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.audit.KnownEdge;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.TreeNode;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Consumer;

/** The audit chain in a sorted map. */
final class InMemoryAuditLog implements AuditLog {

  private final Cell<SortedMap<Long, ChainedEntry>> entries;
  private final Cell<Map<AuditEntryId, Long>> sequences;
  private final KnownEdge edge = new KnownEdge();

  InMemoryAuditLog(InMemoryUnitOfWork unit) {
    this.entries = unit.cell(TreeMap.empty());
    this.sequences = unit.cell(HashMap.empty());
  }

  @Override
  public ChainHead lockHead() {
    entries.requireWriting();
    return head();
  }

  @Override
  public ChainHead head() {
    return entries
        .get()
        .lastOption()
        .map(last -> ChainHead.after(last._2.entry()))
        .getOrElse(ChainHead.EMPTY);
  }

  @Override
  public void append(Seq<ChainedEntry> added) {
    for (ChainedEntry chained : added) {
      AuditEntry entry = chained.entry();
      if (entries.get().containsKey(entry.sequence()) || sequences.get().containsKey(entry.id())) {
        throw new StorageException("the workspace holds audit entry " + entry.id() + " already");
      }
      entries.update(all -> all.put(entry.sequence(), chained));
      sequences.update(all -> all.put(entry.id(), entry.sequence()));
    }
  }

  @Override
  public KnownEdge edge() {
    return edge;
  }

  @Override
  public Option<AuditEntry> find(AuditEntryId id) {
    return sequences.get().get(id).flatMap(this::at);
  }

  @Override
  public Map<AuditEntryId, AuditEntry> find(Seq<AuditEntryId> ids) {
    return HashMap.ofEntries(
        ids.distinct().flatMap(id -> find(id).map(entry -> Tuple.of(id, entry))));
  }

  @Override
  public Option<AuditEntry> at(long sequence) {
    return entries.get().get(sequence).map(ChainedEntry::entry);
  }

  @Override
  public Seq<AuditEntry> after(long sequence, int limit, AuditFilter filter) {
    return entries
        .get()
        .values()
        .map(ChainedEntry::entry)
        .filter(entry -> entry.sequence() > sequence && filter.accepts(entry.event()))
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<AuditEntry> before(long sequence, int limit, AuditFilter filter) {
    return after(0, Integer.MAX_VALUE, filter)
        .filter(entry -> entry.sequence() < sequence)
        .reverse()
        .take(limit);
  }

  @Override
  public Map<TreeNode, Hash> nodes(Seq<TreeNode> wanted) {
    return HashMap.ofEntries(
        wanted
            .distinct()
            .flatMap(
                node ->
                    row(node.storedAt())
                        .flatMap(
                            row ->
                                node.pickFrom(
                                    Hash.ofHex(Objects.requireNonNull(row.hash())),
                                    row.treeNodes()))
                        .map(hash -> Tuple.of(node, hash))));
  }

  @Override
  public void scan(Consumer<AuditRow> rows) {
    entries.get().values().map(AuditRow::of).forEach(rows);
  }

  @Override
  public Option<Long> sequenceOf(EntryHash hash) {
    return entries
        .get()
        .values()
        .map(ChainedEntry::entry)
        .find(entry -> entry.hash().equals(hash))
        .map(AuditEntry::sequence);
  }

  @Override
  public Option<AuditRow> row(long sequence) {
    return entries.get().get(sequence).map(AuditRow::of);
  }
}
