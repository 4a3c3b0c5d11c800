package dev.stoa.application.specialist;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionOutcome;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistStorage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Operations on sessions of queries, and on the assertions about their answers. */
public final class QueryOperations {

  private final UnitOfWork unitOfWork;
  private final QuerySessions sessions;
  private final AssertionResults assertions;
  private final AppendAudit audit;
  private final QueryAudit audited;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source, and whether queries are audited. */
  public <S extends SpecialistStorage & AuditStorage> QueryOperations(
      S storage, InstantSource time, IdSource ids, QueryAudit audited) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.sessions = storage.querySessions();
    this.assertions = storage.assertionResults();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.audited = audited;
    this.ids = ids;
  }

  /** Counts a query in a new session; audited. */
  public QuerySession record(SessionQuery query) {
    return record(new QuerySessionId(ids.next()), query);
  }

  /** Counts a query in a session, which is opened if there is none of this id; audited. */
  public QuerySession record(QuerySessionId id, SessionQuery query) {
    return unitOfWork.run(
        () -> {
          Instant now = clock.instant();
          QuerySession queried = sessions.keep(QuerySession.opened(id, now)).queried(query, now);
          sessions.save(queried);
          audit(queried, query);
          return queried;
        });
  }

  private void audit(QuerySession session, SessionQuery query) {
    if (audited == QueryAudit.ALL) {
      AuditMembers counted = AuditMembers.NONE.number("queries", session.queries());
      AuditEvent event =
          AuditEvent.of(
                  StoaEventType.SPECIALIST_QUERY_RECORDED,
                  query.route().map(route -> counted.label("route", route)).getOrElse(counted))
              .session(session.id().value());
      audit.record(query.traceId().map(event::trace).getOrElse(event));
    }
  }

  /** A session. */
  public Option<QuerySession> find(QuerySessionId id) {
    return unitOfWork.read(() -> sessions.find(id));
  }

  /** Sessions, newest first. */
  public Page<QuerySession, TimePosition<QuerySessionId>> list(
      PageRequest<TimePosition<QuerySessionId>> page) {
    return page.page(
        unitOfWork.read(() -> sessions.page(page.after(), page.limit())), QuerySession::position);
  }

  /** Records the result of an assertion about an answer of a session; audited. */
  public Either<SpecialistRefused, AssertionResult> recordAssertion(AssertionDraft draft) {
    return unitOfWork.write(
        () ->
            sessions
                .find(draft.session())
                .<SpecialistRefused>toEither(
                    () -> new SpecialistRefused.UnknownSession(draft.session()))
                .map(session -> recorded(draft)));
  }

  private AssertionResult recorded(AssertionDraft draft) {
    AssertionResult result =
        AssertionResult.recorded(new AssertionId(ids.next()), draft, clock.instant());
    assertions.append(result);
    if (audited == QueryAudit.ALL) {
      audit.record(
          AuditEvent.of(
                  StoaEventType.SPECIALIST_ASSERTION_RECORDED,
                  AuditMembers.of("assertion_id", result.id().value())
                      .label("level", result.level())
                      .flag("passed", result.passed()))
              .session(result.session().value()));
    }
    return result;
  }

  /** Results of assertions, newest first. */
  public Page<AssertionResult, TimePosition<AssertionId>> assertions(
      AssertionFilter filter, PageRequest<TimePosition<AssertionId>> page) {
    return page.page(
        unitOfWork.read(() -> assertions.of(filter, page.after(), page.limit())),
        AssertionResult::position);
  }

  /** How each assertion fared, by name, at most a thousand of them. */
  public Seq<AssertionCounts> assertionCounts(AssertionFilter filter) {
    return unitOfWork.read(() -> assertions.counts(filter, Page.MAX_SIZE));
  }

  /**
   * What the last thousand assertions of a session do to its answer together, with the highest sum
   * of bonuses that the policy allows.
   */
  public Either<SpecialistRefused, AssertionOutcome> outcome(QuerySessionId id, double cap) {
    return unitOfWork.snapshot(
        () ->
            sessions
                .find(id)
                .<SpecialistRefused>toEither(() -> new SpecialistRefused.UnknownSession(id))
                .map(
                    session ->
                        AssertionOutcome.of(
                            assertions.of(
                                AssertionFilter.session(id.value()), Option.none(), Page.MAX_SIZE),
                            cap)));
  }
}
