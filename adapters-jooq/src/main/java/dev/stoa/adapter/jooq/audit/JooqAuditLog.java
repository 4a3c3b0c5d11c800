package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditLog.AUDIT_LOG;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.adapter.jooq.unit.UnitValue;
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
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The audit chain in the table {@code audit_log}. */
public final class JooqAuditLog implements AuditLog {

  private final JooqSession session;
  private final UnitValue<ChainHead> lockedHead;
  private final KnownEdge edge = new KnownEdge();

  public JooqAuditLog(JooqSession session) {
    this.session = session;
    this.lockedHead = session.unitValue();
  }

  @Override
  public ChainHead lockHead() {
    session.writing();
    return lockedHead.get().getOrElse(this::readLocked);
  }

  private ChainHead readLocked() {
    session.serialize(LockName.AUDIT.all());
    ChainHead head = head();
    lockedHead.set(head);
    return head;
  }

  @Override
  public ChainHead head() {
    return session
        .one(
            AuditSql.HEAD,
            Binder.NOTHING,
            row ->
                new ChainHead(
                    row.get(AUDIT_LOG.SEQUENCE), EntryHash.ofHex(row.get(AUDIT_LOG.CURR_HASH))))
        .getOrElse(ChainHead.EMPTY);
  }

  @Override
  public void append(Seq<ChainedEntry> entries) {
    AuditRows.CHAINED.add(session, entries);
    for (ChainHead locked : lockedHead.get()) {
      lockedHead.set(
          entries.lastOption().map(last -> ChainHead.after(last.entry())).getOrElse(locked));
    }
  }

  @Override
  public KnownEdge edge() {
    return edge;
  }

  @Override
  public Option<AuditEntry> find(AuditEntryId id) {
    return AuditSql.BY_ID.find(session, id.value());
  }

  @Override
  public Map<AuditEntryId, AuditEntry> find(Seq<AuditEntryId> ids) {
    return AuditSql.BY_ID
        .find(session, ids.map(AuditEntryId::value))
        .toMap(AuditEntry::id, entry -> entry);
  }

  @Override
  public Option<AuditEntry> at(long sequence) {
    return AuditSql.BY_SEQUENCE.find(session, sequence);
  }

  @Override
  public Option<AuditRow> row(long sequence) {
    return AuditSql.RAW_BY_SEQUENCE.find(session, sequence);
  }

  @Override
  public Seq<AuditEntry> after(long sequence, int limit, AuditFilter filter) {
    return AuditSql.OLDEST.page(session, AuditSql.wanted(filter), Option.some(sequence), limit);
  }

  @Override
  public Seq<AuditEntry> before(long sequence, int limit, AuditFilter filter) {
    return AuditSql.NEWEST.page(session, AuditSql.wanted(filter), Option.some(sequence), limit);
  }

  @Override
  public Map<TreeNode, Hash> nodes(Seq<TreeNode> wanted) {
    if (wanted.isEmpty()) {
      return HashMap.empty();
    }
    java.util.Map<Long, StoredNodes> stored = new java.util.HashMap<>();
    session.each(
        AuditSql.NODES,
        binds -> binds.set(AuditSql.SEQUENCES, wanted.map(TreeNode::storedAt).distinct()),
        row ->
            stored.put(
                row.get(AUDIT_LOG.SEQUENCE),
                new StoredNodes(row.get(AUDIT_LOG.CURR_HASH), row.get(AUDIT_LOG.TREE_NODES))));
    java.util.Map<TreeNode, Hash> found = new java.util.HashMap<>();
    for (TreeNode node : wanted) {
      Option.of(stored.get(node.storedAt()))
          .flatMap(nodes -> nodes.pick(node))
          .forEach(hash -> found.put(node, hash));
    }
    return HashMap.ofAll(found);
  }

  @Override
  public void scan(Consumer<AuditRow> rows) {
    session.each(AuditSql.ALL, Binder.NOTHING, row -> rows.accept(AuditRows.RAW.read(row)));
  }

  @Override
  public Option<Long> sequenceOf(EntryHash hash) {
    return session.one(
        AuditSql.SEQUENCE_OF,
        binds -> binds.set(AUDIT_LOG.CURR_HASH, hash.hex()),
        row -> row.get(AUDIT_LOG.SEQUENCE));
  }

  private record StoredNodes(String hash, byte[] nodes) {
    Option<Hash> pick(TreeNode node) {
      return node.pickFrom(Hash.ofHex(hash), nodes);
    }
  }
}
