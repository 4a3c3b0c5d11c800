package dev.stoa.adapter.jooq.audit;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.TreeNode;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Consumer;

/** The audit chain in the table {@code audit_log}. */
public final class JooqAuditLog implements AuditLog {

  private static final String LOCK = "audit";

  private final JooqSession session;
  private final AuditSql sql;

  public JooqAuditLog(JooqSession session) {
    this.session = session;
    this.sql = new AuditSql(session.dialect().sql());
  }

  @Override
  public ChainHead lockHead() {
    session.serialize(LOCK);
    return head();
  }

  @Override
  public ChainHead head() {
    return session
        .one(
            sql.head,
            Binder.NOTHING,
            row -> new ChainHead(row.number(1), EntryHash.ofHex(row.text(2))))
        .getOrElse(ChainHead.EMPTY);
  }

  @Override
  public void append(Seq<ChainedEntry> entries) {
    if (entries.size() == 1) {
      session.run(sql.insert, binds -> AuditRows.bind(binds, entries.head()));
    } else {
      session.batch(sql.insert, entries, AuditRows::bind);
    }
  }

  @Override
  public Option<AuditEntry> find(AuditEntryId id) {
    return session.one(sql.byId, binds -> binds.text(id.value()), AuditRows::entry);
  }

  @Override
  public Option<AuditEntry> at(long sequence) {
    return session.one(sql.bySequence, binds -> binds.number(sequence), AuditRows::entry);
  }

  @Override
  public Option<AuditRow> row(long sequence) {
    return session.one(sql.bySequence, binds -> binds.number(sequence), AuditRows::raw);
  }

  @Override
  public Seq<AuditEntry> after(long sequence, int limit, AuditFilter filter) {
    return session.list(
        sql.page(filter),
        binds -> {
          binds.number(sequence);
          for (String wanted : filter.eventType()) {
            binds.text(wanted);
          }
          for (String wanted : filter.sessionId()) {
            binds.text(wanted);
          }
          for (String wanted : filter.traceId()) {
            binds.text(wanted);
          }
          binds.number(limit);
        },
        AuditRows::entry);
  }

  @Override
  public Map<TreeNode, Hash> nodes(Seq<TreeNode> wanted) {
    java.util.Map<TreeNode, Hash> found = new java.util.HashMap<>();
    for (Seq<TreeNode> chunk : wanted.grouped(AuditSql.MOST_NODES)) {
      List<Long> sequences = chunk.map(TreeNode::storedAt).distinct().asJava();
      java.util.Map<Long, StoredNodes> stored = new java.util.HashMap<>();
      session.each(
          sql.nodes(sequences.size()),
          binds -> AuditSql.bindPadded(binds, sequences),
          row -> stored.put(row.number(1), new StoredNodes(row.text(2), row.bytes(3))));
      for (TreeNode node : chunk) {
        Option.of(stored.get(node.storedAt()))
            .flatMap(nodes -> nodes.pick(node))
            .forEach(hash -> found.put(node, hash));
      }
    }
    return HashMap.ofAll(found);
  }

  @Override
  public void scan(Consumer<AuditRow> rows) {
    session.each(sql.all, Binder.NOTHING, row -> rows.accept(AuditRows.raw(row)));
  }

  @Override
  public Option<Long> sequenceOf(EntryHash hash) {
    return session.one(sql.sequenceOf, binds -> binds.text(hash.hex()), row -> row.number(1));
  }

  private record StoredNodes(String hash, byte[] nodes) {
    Option<Hash> pick(TreeNode node) {
      return node.pickFrom(Hash.ofHex(hash), nodes);
    }
  }
}
