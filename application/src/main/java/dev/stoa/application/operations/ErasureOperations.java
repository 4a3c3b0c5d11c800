package dev.stoa.application.operations;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.application.agent.FindAgent;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.audit.ProveEntry;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.operations.ErasedSubject;
import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.ErasureCertificates;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.ErasureRefused;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.operations.MaintenanceStorage;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.operations.SubjectCounts;
import dev.stoa.domain.operations.SubjectRows;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * Erasure of what an agent or a user stored.
 *
 * <p>Rows are erased in one unit of work. Then the text indexes and the files are rewritten, so
 * that no removed byte is left, and a certificate is stored. After an interruption, repeating it
 * completes it.
 */
public final class ErasureOperations {

  private static final String SHARED = "shared";
  private static final int MAX_SCOPE = 255;

  private final UnitOfWork unitOfWork;
  private final Option<OperationsStorage> database;
  private final Agents agents;
  private final FindAgent find;
  private final TextIndex texts;
  private final ErasureCertificates certificates;
  private final ProveEntry proofs;
  private final Iterable<AgentRecords> records;
  private final AppendAudit audit;
  private final KnownBackups backups;
  private final Supplier<Seq<IndexReport>> indexes;
  private final InstantSource clock;
  private final IdSource ids;

  /**
   * For one workspace, with its clock and id source.
   *
   * @param database its tables; a store that has none refuses to erase
   * @param records what contexts record under the names of agents
   * @param indexes compares the text indexes with the stored data
   * @param backups the backups that are known
   */
  public <S extends MaintenanceStorage & AgentStorage & AuditStorage & SearchStorage>
      ErasureOperations(
          S storage,
          Option<OperationsStorage> database,
          Iterable<AgentRecords> records,
          Supplier<Seq<IndexReport>> indexes,
          KnownBackups backups,
          InstantSource time,
          IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.database = database;
    this.agents = storage.agents();
    this.find = new FindAgent(agents);
    this.texts = storage.textIndex();
    this.certificates = storage.erasureCertificates();
    this.proofs = new ProveEntry(storage);
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.records = records;
    this.indexes = indexes;
    this.backups = backups;
  }

  /** What erasing an agent would do. */
  public Either<Refusal, ErasureReport> previewAgent(String agent, Iterable<String> scopes) {
    return checked(scopes)
        .flatMap(
            more ->
                unitOfWork.snapshot(
                    () ->
                        find.any(agent)
                            .<Refusal>mapLeft(refused -> refused)
                            .map(found -> preview(subject(found, more)))));
  }

  /** What erasing a user would do. */
  public Either<Refusal, ErasureReport> previewUser(String user, Iterable<String> scopes) {
    UserId id = new UserId(user);
    return checked(scopes)
        .map(
            more ->
                unitOfWork.snapshot(() -> preview(subject(id, new ErasureId(ids.next()), more))));
  }

  private ErasureReport preview(ErasedSubject subject) {
    return new ErasureReport(subject, rows().count(subject), backups.all(), Option.none());
  }

  private SubjectRows rows() {
    return database.get().subjectRows();
  }

  private EraseRows erase() {
    return new EraseRows(rows(), agents, records, audit, clock);
  }

  /**
   * Removes what an agent wrote, and puts {@code erased-<id>} in place of its name where others
   * need to know that an agent took part. Its id stays.
   *
   * @param agent its identity, its id or the end of it
   * @param scopes scopes of memories that are its own, besides those named like it
   */
  public Either<Refusal, ErasureReport> eraseAgent(String agent, Iterable<String> scopes) {
    ErasureId id = new ErasureId(ids.next());
    return checked(scopes)
        .flatMap(
            more ->
                unitOfWork.<Refusal, Erased>write(
                    () -> {
                      agents.lockNames();
                      return find.any(agent)
                          .flatMap(
                              found ->
                                  agents
                                      .lock(found.id())
                                      .toEither(() -> new AgentRefused.Unknown(agent)))
                          .<Refusal>mapLeft(refused -> refused)
                          .map(
                              found -> {
                                ErasedSubject subject = subject(found, more);
                                return new Erased(subject, erase().agent(id, found, subject));
                              });
                    }))
        .map(erased -> completed(id, erased));
  }

  /**
   * Removes what a user stored: conversations, projects and what belongs to them.
   *
   * @param scopes scopes of memories that are the user's own, besides that named like the user
   */
  public Either<Refusal, ErasureReport> eraseUser(String user, Iterable<String> scopes) {
    UserId who = new UserId(user);
    ErasureId id = new ErasureId(ids.next());
    return checked(scopes)
        .map(
            more ->
                unitOfWork.run(
                    () -> {
                      ErasedSubject subject = subject(who, id, more);
                      return new Erased(subject, erase().user(id, subject));
                    }))
        .map(erased -> completed(id, erased));
  }

  private record Erased(ErasedSubject subject, SubjectCounts counts) {}

  private ErasureReport completed(ErasureId id, Erased erased) {
    // An index keeps the words of removed texts until what it has written is merged.
    for (SearchSource source : SearchSource.values()) {
      unitOfWork.run(
          () -> {
            texts.optimize(source);
            return source;
          });
    }
    database.get().storeCare().rewrite(rows().touched(erased.counts()));
    Seq<IndexReport> compared = indexes.get();
    compared
        .find(report -> !report.isRight())
        .forEach(
            report -> {
              throw new StorageException(
                  "the rows are erased, but the index of "
                      + report.source().label()
                      + " differs from them: run `stoa index rebuild`, and repeat the erasure");
            });
    Option<Long> left = database.get().storeCare().occurrences(erased.subject().name());
    return certified(id, erased, left, compared);
  }

  private ErasureReport certified(
      ErasureId id, Erased erased, Option<Long> left, Seq<IndexReport> compared) {
    return unitOfWork.run(
        () -> {
          Instant now = clock.instant();
          ErasureReport report =
              new ErasureReport(erased.subject(), erased.counts(), backups.all(), Option.none());
          CanonicalJson document =
              WriteCertificate.of(
                  id, now, erased.subject(), erased.counts(), left, compared, report.backups());
          AuditEntry entry =
              audit.record(
                  AuditEvent.of(
                      StoaEventType.OPERATIONS_ERASURE_CERTIFIED,
                      AuditMembers.of("erasure_id", id.value())
                          .sha256("certificate_sha256", Sha256.hex(document.text()))));
          ErasureCertificate certificate =
              new ErasureCertificate(id, now, document.text(), entry.sequence());
          certificates.add(certificate);
          return new ErasureReport(
              report.subject(), report.counts(), report.backups(), Option.some(certificate));
        });
  }

  private static ErasedSubject subject(Agent agent, Seq<String> more) {
    return ErasedSubject.agent(
        agent.id().value(),
        agent.identity(),
        more.prepend(agent.identity().value()).prepend(agent.id().value()).remove(SHARED));
  }

  private static ErasedSubject subject(UserId user, ErasureId id, Seq<String> more) {
    return ErasedSubject.user(user.value(), id.value(), more.prepend(user.value()).remove(SHARED));
  }

  private Either<Refusal, Seq<String>> checked(Iterable<String> scopes) {
    if (database.isEmpty()) {
      return Either.left(new ErasureRefused.NoTables());
    }
    Seq<String> all = Vector.ofAll(scopes);
    all.forEach(scope -> PlainText.require("scope", scope, MAX_SCOPE));
    return all.contains(SHARED)
        ? Either.left(new ErasureRefused.SharedScope(SHARED))
        : Either.right(all);
  }

  /** Certificates, newest first. */
  public Page<ErasureCertificate, TimePosition<ErasureId>> certificates(
      PageRequest<TimePosition<ErasureId>> page) {
    return page.page(
        unitOfWork.read(() -> certificates.before(page.after(), page.limit())),
        ErasureCertificate::position);
  }

  /** A certificate with the proof that its hash is in the audit trail. */
  public Either<Refusal, ProvedCertificate> prove(ErasureId id) {
    return unitOfWork.snapshot(
        () ->
            certificates
                .find(id)
                .<Refusal>toEither(() -> new ErasureRefused.UnknownCertificate(id))
                .flatMap(
                    certificate ->
                        proofs
                            .inclusion(certificate.auditSequence())
                            .<Refusal>mapLeft(refused -> refused)
                            .map(proof -> new ProvedCertificate(certificate, proof))));
  }
}
