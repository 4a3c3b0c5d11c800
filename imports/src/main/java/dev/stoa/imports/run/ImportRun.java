package dev.stoa.imports.run;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.files.BringFiles;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.application.imports.ImportScope;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.domain.imports.ImportEntry;
import dev.stoa.domain.imports.ImportLedger;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportStorage;
import dev.stoa.domain.imports.SkippedRow;
import dev.stoa.domain.imports.TableReport;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.source.ForeignStore;
import dev.stoa.imports.source.Stamps;
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
public final class ImportRun {

  /** The agents of the source, as rows that are imported. */
  private static final String NAMES = "(agents)";

  private final ImportEntry entry;
  private final Storage storage;
  private final ImportStorage imports;
  private final ImportLedger ledger;
  private final ContentProtection protection;
  private final AppendAudit audit;
  private final AgentNames names;
  private final TransferProgress progress;
  private final long total;
  private final Stamps stamps;
  private final IdSource ids;
  private final GraphOperations graph;
  private final BringFiles files;
  private final TextIndex texts;
  private final List<TableReport> tables = new ArrayList<>();
  private final LinkedHashSet<String> remarks = new LinkedHashSet<>();
  private long done;

  /**
   * For one import.
   *
   * @param total how many rows the source has
   */
  public ImportRun(ImportScope scope, long total) {
    this.entry = scope.entry();
    this.storage = scope.storage();
    this.imports = scope.imports();
    this.ledger = imports.importLedger();
    this.protection = scope.settings().protection();
    this.audit = new AppendAudit(storage.auditLog(), scope.clock(), scope.ids());
    this.ids = scope.ids();
    this.graph = new GraphOperations(storage, scope.clock(), ids);
    this.files =
        new BringFiles(
            storage, scope.clock(), ids, scope.settings().fileLimits(), entry.system().label());
    this.progress = scope.progress();
    this.total = total;
    this.stamps = new Stamps(entry.zone());
    this.texts = storage.textIndex();
    this.names =
        new AgentNames(
            storage.agents(),
            new RegisteredAgents(storage, scope.clock(), ids).registering(),
            name -> known(NAMES, Vector.of(name)).nonEmpty());
  }

  /**
   * The import of a table.
   *
   * @param becomes what its rows become here, for the report
   */
  public TableImport table(ForeignStore store, String table, String becomes) {
    return new TableImport(this, store, table, becomes);
  }

  /** Refuses a store without the table that every store of the system has. */
  public void require(ForeignStore store, String table) {
    if (store.columns(table).isEmpty()) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(store.name(), entry.system().label(), table));
    }
  }

  /** Reports a table that is not imported, with the reason. */
  public void leaveOut(ForeignStore store, String table, String reason) {
    long rows = store.columns(table).isEmpty() ? 0 : store.count(table);
    if (rows > 0) {
      tables.add(
          new TableReport(
              table,
              TableReport.NOTHING,
              0,
              0,
              Vector.range(0L, rows).map(row -> new SkippedRow("row " + (row + 1), reason)),
              Vector.empty()));
    }
  }

  /** Reports the tables that nothing is known about. */
  public void leaveOutOthers(ForeignStore store, Set<String> own) {
    Set<String> reported = own.addAll(Vector.ofAll(tables).map(TableReport::table));
    store
        .tables()
        .reject(reported::contains)
        .reject(name -> name.startsWith("sqlite_") || name.contains("_fts"))
        .forEach(name -> leaveOut(store, name, "the table is not part of the documented schema"));
  }

  public ImportEntry entry() {
    return entry;
  }

  public Instant now() {
    return entry.at();
  }

  /** The workspace. */
  public Storage storage() {
    return storage;
  }

  /** The ports of imports. */
  public ImportStorage imports() {
    return imports;
  }

  /** How the content of conversations is protected. */
  public ContentProtection protection() {
    return protection;
  }

  /** Appends to our audit trail. */
  public AppendAudit audit() {
    return audit;
  }

  /** What changes the graph, in the unit of the import. */
  public GraphOperations graph() {
    return graph;
  }

  /** What stores memory files, in the unit of the import. */
  public BringFiles files() {
    return files;
  }

  public AgentNames names() {
    return names;
  }

  public Stamps stamps() {
    return stamps;
  }

  public String newId() {
    return ids.next();
  }

  /** Indexes what was stored. */
  public void index(Seq<SearchDocument> documents) {
    if (documents.nonEmpty()) {
      texts.putAll(documents);
    }
  }

  /** Says something in the report, once. */
  public void remark(String sentence) {
    remarks.add(sentence);
  }

  /** The keys of a table that an earlier import brought. */
  public Set<String> known(String table, Seq<String> keys) {
    Map<String, String> hashed = keys.toMap(key -> Tuple.of(Sha256.hex(key), key));
    return ledger.known(entry.system(), table, hashed.keySet().toVector()).flatMap(hashed::get);
  }

  /** Rows that were stored. */
  public void brought(String table, Seq<String> keys) {
    // A key may be a name or a text, which erasure does not search for here.
    ledger.addRows(entry, table, keys.map(Sha256::hex));
  }

  public void report(TableReport report) {
    tables.add(report);
  }

  public void progress(long rows) {
    done += rows;
    progress.rows("importing", done, Math.max(done, total));
  }

  /** Remembers the names, and reports. */
  public ImportReport end() {
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
