package dev.stoa.application.imports;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.domain.imports.ForeignStore;
import dev.stoa.domain.imports.ImportEntry;
import dev.stoa.domain.imports.ImportLedger;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.SkippedRow;
import dev.stoa.domain.imports.Stamps;
import dev.stoa.domain.imports.TableReport;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.storage.Storage;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** One import under way: where rows go, what they are called here, and the report. */
final class ImportRun {

  /** The agents of the source, as rows that are imported. */
  private static final String NAMES = "(agents)";

  private final ImportEntry entry;
  private final Storage storage;
  private final ImportLedger ledger;
  private final AppendAudit audit;
  private final AgentNames names;
  private final TransferProgress progress;
  private final long total;
  private final Stamps stamps;
  private final IdSource ids;
  private final TextIndex texts;
  private final List<TableReport> tables = new ArrayList<>();
  private final LinkedHashSet<String> remarks = new LinkedHashSet<>();
  private long done;

  /** What a run needs besides the workspace. */
  record Setting(AppendAudit audit, IdSource ids, TransferProgress progress, long total) {}

  ImportRun(
      ImportEntry entry,
      Storage storage,
      ImportLedger ledger,
      RegisteredAgents registering,
      Setting setting) {
    this.entry = entry;
    this.storage = storage;
    this.ledger = ledger;
    this.audit = setting.audit();
    this.ids = setting.ids();
    this.progress = setting.progress();
    this.total = setting.total();
    this.stamps = new Stamps(entry.zone());
    this.texts = storage.textIndex();
    this.names =
        new AgentNames(
            storage.agents(), registering, name -> known(NAMES, Vector.of(name)).nonEmpty());
  }

  /** The import of a table; the columns are those that are known. */
  TableImport table(ForeignStore store, String table, String... columns) {
    return new TableImport(this, store, table, Vector.of(columns));
  }

  /** Refuses a store without the table that every store of the system has. */
  void require(ForeignStore store, String table) {
    if (store.columns(table).isEmpty()) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(store.name(), entry.system().label(), table));
    }
  }

  /** Reports a table that is not imported, with the reason. */
  void leaveOut(ForeignStore store, String table, String reason) {
    long rows = store.columns(table).isEmpty() ? 0 : store.count(table);
    if (rows > 0) {
      tables.add(
          new TableReport(
              table,
              0,
              0,
              Vector.range(0L, rows).map(row -> new SkippedRow("row " + (row + 1), reason)),
              Vector.empty()));
    }
  }

  /** Reports the tables that nothing is known about. */
  void leaveOutOthers(ForeignStore store, Set<String> own) {
    Set<String> reported = own.addAll(Vector.ofAll(tables).map(TableReport::table));
    store
        .tables()
        .reject(reported::contains)
        .reject(name -> name.startsWith("sqlite_") || name.contains("_fts"))
        .forEach(name -> leaveOut(store, name, "the table is not part of the documented schema"));
  }

  ImportEntry entry() {
    return entry;
  }

  Instant now() {
    return entry.at();
  }

  /** The workspace. */
  Storage storage() {
    return storage;
  }

  /** Appends to our audit trail. */
  AppendAudit audit() {
    return audit;
  }

  AgentNames names() {
    return names;
  }

  Stamps stamps() {
    return stamps;
  }

  String newId() {
    return ids.next();
  }

  /** Indexes what was stored. */
  void index(Seq<SearchDocument> documents) {
    if (documents.nonEmpty()) {
      texts.putAll(documents);
    }
  }

  /** Says something in the report, once. */
  void remark(String sentence) {
    remarks.add(sentence);
  }

  /** The keys of a table that an earlier import brought. */
  Set<String> known(String table, Seq<String> keys) {
    Map<String, String> hashed = keys.toMap(key -> Tuple.of(Sha256.hex(key), key));
    return ledger.known(entry.system(), table, hashed.keySet().toVector()).flatMap(hashed::get);
  }

  /** Rows that were stored. */
  void brought(String table, Seq<String> keys) {
    // A key may be a name or a text, which erasure does not search for here.
    ledger.addRows(entry, table, keys.map(Sha256::hex));
  }

  void report(TableReport report) {
    tables.add(report);
  }

  void progress(long rows) {
    done += rows;
    progress.rows("importing", done, Math.max(done, total));
  }

  /** Remembers the names, and reports. */
  ImportReport end() {
    Seq<String> given = Vector.ofAll(names.all());
    Set<String> before = known(NAMES, given);
    brought(NAMES, given.reject(before::contains));
    return new ImportReport(
        entry.system(),
        Option.some(entry.id()),
        Vector.ofAll(tables),
        names.changed(),
        Vector.ofAll(remarks));
  }
}
